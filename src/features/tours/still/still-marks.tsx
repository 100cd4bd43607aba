import type { ThemeUICSSObject } from "@theme-ui/core";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { edge } from "../../../theme/styles/viewer";
import { scrim } from "../../../theme/styles/viewer-cover";
import type { Reading, StillLabels } from "./still-fields";

interface StillMarksProps {
  reading: Reading;
  labels: StillLabels;
}

const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`;
/** Keeps a label of this width in the picture. */
const inPicture = (fraction: number, halfWidth: string): string =>
  `clamp(${halfWidth}, ${percent(fraction)}, calc(100% - ${halfWidth}))`;

const LAYER: ThemeUICSSObject = {
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  pointerEvents: "none",
  // The positions count from the left of the picture in all languages.
  direction: "ltr",
  borderRadius: "media",
};
const LABEL: ThemeUICSSObject = {
  variant: "text.figure",
  position: "absolute",
  px: 2,
  fontSize: "label",
  whiteSpace: "nowrap",
  borderRadius: "control",
};

/** The crosshair with the distance from the camera, and the line to the nearest wall. Screen readers get the text of the status. */
export const StillMarks = ({ reading: { x, y, length, wall }, labels }: StillMarksProps) => (
  <div aria-hidden="true" sx={LAYER}>
    <svg width="100%" height="100%" sx={{ display: "block", stroke: "near", fill: "none" }}>
      {wall && (
        <>
          <line {...lineTo(x, y, wall)} {...edge} strokeWidth={5} />
          <line {...lineTo(x, y, wall)} strokeWidth={2} strokeDasharray="6 4" />
          <circle cx={percent(wall.x)} cy={percent(wall.y)} r={4} {...edge} sx={{ fill: "near" }} />
        </>
      )}
      <svg x={percent(x)} y={percent(y)} overflow="visible">
        <path d={CROSS} {...edge} strokeWidth={5} />
        <path d={CROSS} strokeWidth={2} />
      </svg>
    </svg>
    {length !== undefined && (
      <span
        style={{ insetInlineStart: inPicture(x, "5rem"), top: percent(y) }}
        sx={{
          ...LABEL,
          transform: `translate(-50%, ${y < 0.15 ? "1.25rem" : "calc(-100% - 1.25rem)"})`,
          bg: "near",
          color: "actionText",
        }}
      >
        {length}
      </span>
    )}
    {wall && (
      <span
        style={{ insetInlineStart: inPicture((x + wall.x) / 2, "6rem"), top: percent((y + wall.y) / 2) }}
        sx={{ ...LABEL, transform: "translate(-50%, 0.5rem)", bg: scrim, color: "text" }}
      >
        {fillPlaceholders(labels.still.toWall, { length: wall.length })}
      </span>
    )}
  </div>
);

/** Around the point, which stays visible. */
const CROSS = "M-18 0H-6M6 0H18M0-18V-6M0 6V18";

const lineTo = (x: number, y: number, wall: NonNullable<Reading["wall"]>) => ({
  x1: percent(x),
  y1: percent(y),
  x2: percent(wall.x),
  y2: percent(wall.y),
});
