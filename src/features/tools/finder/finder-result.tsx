import { MAX_FIRST_DEVICES } from "@capture/domain/products/many-products";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { findDevices, type FinderAnswers, type Suggestion } from "@capture/domain/finder";
import { dialogs } from "@capture/domain/dialogs";
import { FormButton } from "../../../forms/ui/action";
import { Hairline, Row, Stack, Text } from "../../../ui/primitives";
import { Disclosure } from "../../../ui/disclosure";
import { ButtonLink } from "../../../ui/link/button-link";
import { bandProperties } from "../../../theme/bands";
import { rampGradient } from "../../../theme/tokens";
import { useLocale } from "../../../hooks/use-site-content";
import { NextTools } from "../facts/next-tools";
import { findFigure, composeMessage, withDeviceSlugs, type FinderContent } from "./finder-content";

interface FinderResultProps extends FinderContent {
  answers: FinderAnswers;
}

const FINDER_PATH = "/products/finder";

/** The suggested devices with their reasons, and the excluded devices. */
export const FinderResult = ({ answers, ...content }: FinderResultProps) => {
  const { labels, devices, productLabels } = content;
  const { suggestions, excluded } = findDevices(withDeviceSlugs(content.finder), answers);
  const first = suggestions.slice(0, MAX_FIRST_DEVICES);
  const others = suggestions.slice(MAX_FIRST_DEVICES);
  const devicesBySlug = new Map(devices.map((device) => [device.slug, device]));
  const nameOf = (slug: string): string => devicesBySlug.get(slug)?.name ?? slug;
  const message = composeMessage(
    content,
    answers,
    first.map(({ device }) => device),
    useLocale(),
  );
  return (
    <Stack as="section" aria-label={labels.suggested} gap={4}>
      {suggestions.slice(0, 1).map((suggestion) => (
        <SuggestedDevice key={suggestion.device} suggestion={suggestion} content={content} label={labels.suggested} />
      ))}
      <Row>
        <FormButton text={labels.requestDemo} request={{ ...dialogs.demo, prefill: { message } }} />
        {first.map(({ device }) => (
          <ButtonLink
            key={device}
            to={devicesBySlug.get(device)?.path ?? ""}
            text={fillPlaceholders(labels.viewProduct, { name: nameOf(device) })}
            variant="secondary"
          />
        ))}
      </Row>
      {first.slice(1).map((suggestion) => (
        <Disclosure key={suggestion.device} summary={`${labels.also}: ${nameOf(suggestion.device)}`}>
          <SuggestedDevice suggestion={suggestion} content={content} label={labels.also} />
        </Disclosure>
      ))}
      {others.length > 0 && (
        <Disclosure summary={fillPlaceholders(productLabels.showAll, { count: suggestions.length })}>
          <Stack gap={5}>
            {others.map((suggestion) => (
              <SuggestedDevice key={suggestion.device} suggestion={suggestion} content={content} label={labels.also} />
            ))}
          </Stack>
        </Disclosure>
      )}
      {excluded.length > 0 && (
        <Disclosure summary={labels.excluded}>
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
        </Disclosure>
      )}
    </Stack>
  );
};

/** What follows after the last answer: the other tools, or the first question again. */
export const FinderNext = ({ answers, onRestart, ...content }: FinderResultProps & { onRestart: () => void }) => {
  const { finder, labels, devices, tools } = content;
  const { suggestions } = findDevices(withDeviceSlugs(finder), answers);
  return (
    <Row justifyContent="space-between">
      <NextTools
        tools={tools}
        current={FINDER_PATH}
        plannerText={labels.planner}
        // Of many devices, the comparison shows others at first.
        devices={
          devices.length > MAX_FIRST_DEVICES ? suggestions.slice(0, MAX_FIRST_DEVICES).map(({ device }) => device) : []
        }
      />
      <button type="button" onClick={onRestart} sx={{ variant: "buttons.secondary" }}>
        {labels.restart}
      </button>
    </Row>
  );
};

interface SuggestedDeviceProps {
  suggestion: Suggestion;
  content: FinderContent;
  label: string;
}

/** A suggested device with the reasons for it. */
const SuggestedDevice = ({ suggestion: { device: slug, reasons }, content, label }: SuggestedDeviceProps) => {
  const device = content.devices.find((each) => each.slug === slug);
  if (!device) return null;
  return (
    <article
      style={bandProperties("ink")}
      sx={{ bg: "background", color: "text", borderRadius: "media", overflow: "hidden" }}
    >
      <div sx={{ height: 2, backgroundImage: rampGradient }} />
      <Stack gap={2} p={5}>
        <Text variant="label">{label}</Text>
        <Text as="h2" variant="h3">
          {device.name}
        </Text>
        <Text variant="muted">{device.cardLine}</Text>
        <dl>
          {reasons.map((rule) => {
            const figure = findFigure(content, rule);
            return (
              <Hairline
                key={`${rule.field}${rule.reason}`}
                line="hairline"
                columns="auto minmax(0, 1fr)"
                gap={1}
                py={2}
              >
                <Text as="dt" variant="label">
                  {figure.label}
                </Text>
                <dd sx={{ variant: "text.figure", fontSize: "small", textAlign: "end" }}>{figure.value}</dd>
                <dd sx={{ variant: "text.small", gridColumn: "1 / -1" }}>{rule.reason}</dd>
              </Hairline>
            );
          })}
        </dl>
      </Stack>
    </article>
  );
};
