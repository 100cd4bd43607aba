import { fillPlaceholders } from "@capture/domain/placeholders";
import { findDevices, type FinderAnswers, type Suggestion } from "@capture/domain/finder";
import { dialogs } from "@capture/domain/dialogs";
import { FormButton } from "../../forms/ui/action";
import { Hairline, Row, Stack, Text } from "../../ui/primitives";
import { ButtonLink } from "../../ui/link/button-link";
import { TextLink } from "../../ui/link/text-link";
import { Picture } from "../../ui/media/picture";
import { bandProperties } from "../../theme/bands";
import { sizes } from "../../theme/breakpoints";
import { rampGradient } from "../../theme/tokens";
import { useLocale } from "../../hooks/use-site-content";
import { findFigure, composeMessage, withDeviceSlugs, type FinderContent } from "./finder-content";

interface FinderResultProps extends FinderContent {
  answers: FinderAnswers;
  onRestart: () => void;
}

/** The suggested devices with their reasons, the excluded devices, and links. */
export const FinderResult = ({ answers, onRestart, ...content }: FinderResultProps) => {
  const { labels, devices, plannerPath } = content;
  const { suggestions, excluded } = findDevices(withDeviceSlugs(content.finder), answers);
  const devicesBySlug = new Map(devices.map((device) => [device.slug, device]));
  const nameOf = (slug: string): string => devicesBySlug.get(slug)?.name ?? slug;
  const message = composeMessage(
    content,
    answers,
    suggestions.map(({ device }) => device),
    useLocale(),
  );
  return (
    <Stack as="section" aria-label={labels.suggested} gap={5}>
      {suggestions.map((suggestion, index) => (
        <SuggestedDevice
          key={suggestion.device}
          suggestion={suggestion}
          content={content}
          label={index === 0 ? labels.suggested : labels.also}
          isBest={index === 0}
        />
      ))}
      {excluded.length > 0 && (
        <Stack gap={2}>
          <Text as="h3" variant="label">
            {labels.excluded}
          </Text>
          <Stack as="ul" className="excluded" gap={3}>
            {excluded.map((rule) => {
              const { label, value } = findFigure(content, rule);
              return (
                <li key={`${rule.device}${rule.field}`} sx={{ fontSize: "small" }}>
                  <Text as="strong" variant="strong">
                    {nameOf(rule.device)}
                  </Text>
                  : <span>{rule.reason}</span>{" "}
                  <span sx={{ color: "subtle" }}>
                    {label}: {value}
                  </span>
                </li>
              );
            })}
          </Stack>
        </Stack>
      )}
      <Row>
        <FormButton text={labels.requestDemo} request={{ ...dialogs.demo, prefill: { message } }} />
        {suggestions.map(({ device }) => (
          <ButtonLink
            key={device}
            to={devicesBySlug.get(device)?.path ?? ""}
            text={fillPlaceholders(labels.viewProduct, { name: nameOf(device) })}
            variant="secondary"
          />
        ))}
      </Row>
      <Row as="p" justifyContent="space-between">
        {plannerPath !== undefined && <TextLink to={plannerPath} text={labels.planner} />}
        <button type="button" onClick={onRestart} sx={{ variant: "buttons.plain", color: "muted", py: 2 }}>
          {labels.restart}
        </button>
      </Row>
    </Stack>
  );
};

interface SuggestedDeviceProps {
  suggestion: Suggestion;
  content: FinderContent;
  label: string;
  /** Whether this is the best suggestion, which is shown with its picture. */
  isBest: boolean;
}

/** A suggested device with the reasons for it. */
const SuggestedDevice = ({ suggestion: { device: slug, reasons }, content, label, isBest }: SuggestedDeviceProps) => {
  const device = content.devices.find((each) => each.slug === slug);
  if (!device) return null;
  return (
    <article
      style={bandProperties("ink")}
      sx={{ bg: "background", color: "text", borderRadius: "media", overflow: "hidden" }}
    >
      {isBest && <Picture picture={device.productImage} ratio="2 / 1" sizes={sizes("94vw", { laptop: "33rem" })} />}
      <div sx={{ height: 2, backgroundImage: rampGradient }} />
      <Stack gap={3} p={[5, 6]}>
        <Text variant="label">{label}</Text>
        <Text as="h2" variant={isBest ? "h2" : "h3"}>
          {device.name}
        </Text>
        <Text variant="muted">{device.cardLine}</Text>
        <Stack as="dl" mt={2}>
          {reasons.map((rule) => {
            const figure = findFigure(content, rule);
            return (
              <Hairline key={`${rule.field}${rule.reason}`} line="hairline" gap={1} py={4}>
                <Text as="dt" variant="label">
                  {figure.label}
                </Text>
                <Text as="dd" variant="figure">
                  {figure.value}
                </Text>
                <Text as="dd" variant="muted">
                  {rule.reason}
                </Text>
              </Hairline>
            );
          })}
        </Stack>
      </Stack>
    </article>
  );
};
