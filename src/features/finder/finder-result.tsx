import { fillPlaceholders } from "../../domain/placeholders";
import { findDevices, type FinderAnswers } from "../../domain/finder";
import { dialogs } from "../../domain/dialogs";
import { FormButton } from "../../forms/ui/action";
import { ButtonLink } from "../../components/ui/link/button-link";
import { Link } from "../../components/ui/link/link";
import { figureOf, messageOf, rulesOf, type FinderContent } from "./finder-content";
import { SuggestedDevice } from "./suggested-device";

interface FinderResultProps extends FinderContent {
  answers: FinderAnswers;
  onRestart: () => void;
}

/** The devices that suit, what speaks for them, what is ruled out, and the ways on. */
export const FinderResult = ({ answers, onRestart, ...content }: FinderResultProps) => {
  const { labels, devices } = content;
  const { suggestions, excluded } = findDevices(rulesOf(content.finder), answers);
  const bySlug = new Map(devices.map((device) => [device.slug, device]));
  const nameOf = (slug: string): string => bySlug.get(slug)?.name ?? slug;
  const message = messageOf(
    content,
    answers,
    suggestions.map(({ device }) => device),
  );
  return (
    <section aria-label={labels.suggested} sx={{ display: "grid", gap: 5 }}>
      {suggestions.map((suggestion, index) => (
        <SuggestedDevice
          key={suggestion.device}
          suggestion={suggestion}
          content={content}
          label={index === 0 ? labels.suggested : labels.also}
          first={index === 0}
        />
      ))}
      {excluded.length > 0 && (
        <div sx={{ display: "grid", gap: 2 }}>
          <h3 sx={{ variant: "text.label" }}>{labels.excluded}</h3>
          <ul className="excluded" sx={{ display: "grid", gap: 3 }}>
            {excluded.map((rule) => {
              const { label, value } = figureOf(content, rule);
              return (
                <li key={`${rule.device}${rule.field}`} sx={{ fontSize: "small" }}>
                  <strong sx={{ variant: "text.strong" }}>{nameOf(rule.device)}</strong>: <span>{rule.reason}</span>{" "}
                  <span sx={{ color: "subtle" }}>
                    {label}: {value}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <div sx={{ variant: "layout.cluster" }}>
        <FormButton text={labels.requestDemo} request={{ ...dialogs.demo, prefill: { message } }} />
        {suggestions.map(({ device }) => (
          <ButtonLink
            key={device}
            to={bySlug.get(device)?.path ?? ""}
            text={fillPlaceholders(labels.viewProduct, { name: nameOf(device) })}
            variant="secondary"
          />
        ))}
      </div>
      <p sx={{ variant: "layout.cluster", justifyContent: "space-between" }}>
        <Link to="/products/planner" sx={{ variant: "layout.textLink" }}>
          {labels.planner}
        </Link>
        <button type="button" onClick={onRestart} sx={{ variant: "buttons.plain", color: "muted", py: 2 }}>
          {labels.restart}
        </button>
      </p>
    </section>
  );
};
