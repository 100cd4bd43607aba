import type { CSSProperties } from "react";
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

/** From this rise of the line on, the wall has the upper label. The labels would change places too often on a level line. */
const MIN_RISE = 0.03;

/** Places one label above the crosshair and the line and the other below, or both on the side that has room for them. */
function placeLabel(isAbove: boolean, y: number, wallY = y): CSSProperties {
  const top = Math.min(y, wallY);
  const bottom = Math.max(y, wallY);
  const isMoved = isAbove ? top < 0.15 : bottom > 0.85;
  const distance = isMoved ? "3.5rem" : "1.25rem";
  return isAbove === isMoved
    ? { top: percent(bottom), transform: `translate(-50%, ${distance})` }
    : { top: percent(top), transform: `translate(-50%, calc(-100% - ${distance}))` };
}

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
export const StillMarks = ({ reading: { x, y, length, wall }, labels }: StillMarksProps) => {
  const isWallAbove = wall !== undefined && wall.y < y - MIN_RISE;
  return (
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
          style={{ insetInlineStart: inPicture(x, "5rem"), ...placeLabel(!isWallAbove, y, wall?.y) }}
          sx={{ ...LABEL, bg: "near", color: "actionText" }}
        >
          {length}
        </span>
      )}
      {wall && (
        <span
          style={{ insetInlineStart: inPicture(wall.x, "6rem"), ...placeLabel(isWallAbove, y, wall.y) }}
          sx={{ ...LABEL, bg: scrim, color: "text" }}
        >
          {fillPlaceholders(labels.still.toWall, { length: wall.length })}
        </span>
      )}
    </div>
  );
};

/** Around the point, which stays visible. */
const CROSS = "M-18 0H-6M6 0H18M0-18V-6M0 6V18";

const lineTo = (x: number, y: number, wall: NonNullable<Reading["wall"]>) => ({
  x1: percent(x),
  y1: percent(y),
  x2: percent(wall.x),
  y2: percent(wall.y),
});
