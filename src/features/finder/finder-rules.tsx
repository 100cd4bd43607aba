import type { FinderCondition, FinderExclusion } from "../../domain/finder";
import { Link } from "../../components/ui/link/link";
import * as styles from "../../theme/styles/lists";
import { figureOf, rulesOf, type FinderContent } from "./finder-content";

/** All rules, device by device: how the finder decides, and the whole of it for visitors without script. */
export const FinderRules = (content: FinderContent) => {
  const { rules, exclusions } = rulesOf(content.finder);
  const { labels } = content;
  return (
    <div sx={{ display: "grid", gap: [7, null, 8], gridTemplateColumns: ["1fr", null, "repeat(3, minmax(0, 1fr))"] }}>
      {content.devices.map(({ slug, path, name, cardLine }) => (
        <section key={slug} aria-labelledby={`rules-${slug}`}>
          <h3 id={`rules-${slug}`} sx={{ variant: "text.h3", mb: 2 }}>
            <Link to={path} sx={{ color: "text", textUnderlineOffset: "0.2em" }}>
              {name}
            </Link>
          </h3>
          <p sx={{ variant: "text.muted", mb: 5 }}>{cardLine}</p>
          <RuleList title={labels.speaksFor} rules={rules.filter(({ device }) => device === slug)} content={content} />
          <RuleList
            title={labels.speaksAgainst}
            rules={exclusions.filter(({ device }) => device === slug)}
            content={content}
          />
        </section>
      ))}
    </div>
  );
};

interface RuleListProps {
  title: string;
  rules: readonly FinderExclusion[];
  content: FinderContent;
}

const RuleList = ({ title, rules, content }: RuleListProps) =>
  rules.length === 0 ? null : (
    <>
      <h4 sx={{ variant: "text.label", mb: 2 }}>{title}</h4>
      <ul className="rules" sx={{ ...styles.rows, mb: 6 }}>
        {rules.map((rule) => {
          const { label, value } = figureOf(content, rule);
          return (
            <li key={`${rule.field}${rule.reason}`} sx={{ display: "grid", gap: 1 }}>
              <span sx={{ fontWeight: "medium" }}>{conditionText(rule.when, content)}</span>
              <span sx={{ variant: "text.muted" }}>{rule.reason}</span>
              <span sx={{ variant: "text.label" }}>
                {label}: {value}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );

/** `Homes and apartments or Interiors and exhibitions, and Areas and layout`. */
function conditionText(when: readonly FinderCondition[], { finder, labels }: FinderContent): string {
  return when
    .map(({ question, answers }) => {
      const choices = finder.questions.find(({ id }) => id === question)?.answers ?? [];
      const texts = answers.map((answer) => choices.find(({ id }) => id === answer)?.text ?? answer);
      return texts.join(` ${labels.or} `);
    })
    .join(`, ${labels.and} `);
}
