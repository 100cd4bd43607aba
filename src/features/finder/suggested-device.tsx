import type { Suggestion } from "../../domain/finder";
import { Picture } from "../../components/ui/media/picture";
import { bandProperties } from "../../theme/bands";
import { rampGradient } from "../../theme/tokens";
import { figureOf, type FinderContent } from "./finder-content";
import { sizes } from "../../theme/breakpoints";

interface SuggestedDeviceProps {
  suggestion: Suggestion;
  content: FinderContent;
  label: string;
  /** The device that suits best stands on its stage. */
  first: boolean;
}

/** A device with the figures that speak for it. */
export const SuggestedDevice = ({
  suggestion: { device: slug, reasons },
  content,
  label,
  first,
}: SuggestedDeviceProps) => {
  const device = content.devices.find((each) => each.slug === slug);
  if (!device) return null;
  return (
    <article
      style={bandProperties("ink")}
      sx={{ bg: "ground", color: "text", borderRadius: "media", overflow: "hidden" }}
    >
      {first && <Picture picture={device.productImage} ratio="2 / 1" sizes={sizes("94vw", { laptop: "33rem" })} />}
      <div sx={{ height: 2, backgroundImage: rampGradient }} />
      <div sx={{ display: "grid", gap: 3, p: [5, 6] }}>
        <p sx={{ variant: "text.label" }}>{label}</p>
        <h2 sx={{ variant: first ? "text.h2" : "text.h3" }}>{device.name}</h2>
        <p sx={{ variant: "text.muted" }}>{device.cardLine}</p>
        <dl sx={{ display: "grid", mt: 2 }}>
          {reasons.map((rule) => {
            const figure = figureOf(content, rule);
            return (
              <div
                key={`${rule.field}${rule.reason}`}
                sx={{ display: "grid", gap: 1, py: 4, borderTop: "1px solid", borderColor: "hairline" }}
              >
                <dt sx={{ variant: "text.label" }}>{figure.label}</dt>
                <dd sx={{ variant: "text.figure" }}>{figure.value}</dd>
                <dd sx={{ variant: "text.muted" }}>{rule.reason}</dd>
              </div>
            );
          })}
        </dl>
      </div>
    </article>
  );
};
