import type { Suggestion } from "../../domain/finder";
import { Hairline, Stack, Text } from "../../components/ui/primitives";
import { Picture } from "../../components/ui/media/picture";
import { bandProperties } from "../../theme/bands";
import { rampGradient } from "../../theme/tokens";
import { findFigure, type FinderContent } from "./finder-content";
import { sizes } from "../../theme/breakpoints";

interface SuggestedDeviceProps {
  suggestion: Suggestion;
  content: FinderContent;
  label: string;
  /** Whether this is the best suggestion, which is shown with its picture. */
  isBest: boolean;
}

/** A suggested device with the reasons for it. */
export const SuggestedDevice = ({
  suggestion: { device: slug, reasons },
  content,
  label,
  isBest,
}: SuggestedDeviceProps) => {
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
