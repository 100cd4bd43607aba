import { useId } from "react";
import { formatNumber } from "@capture/domain/lib/locale";
import { useLocale } from "../../../../hooks/use-site-content";
import * as styles from "../../../../theme/styles/model-stage";

interface RulerProps {
  pxPerMm: number;
  /** The height of the view in CSS pixels. */
  height: number;
}

const WIDTH_PX = 44;
const TICKS_PX = { centimeter: 16, half: 11, millimeter: 7 } as const;

/** A ruler in millimeters at the start of the view, to check the scale of the screen. */
export const Ruler = ({ pxPerMm, height }: RulerProps) => {
  const id = useId();
  const locale = useLocale();
  const centimeters = Array.from({ length: Math.floor(height / (10 * pxPerMm)) }, (_, index) => index + 1);
  return (
    <div aria-hidden="true" sx={{ ...styles.overlay, width: WIDTH_PX, bg: styles.scrim }}>
      <svg width={WIDTH_PX} height={height} sx={{ display: "block", stroke: "near", strokeWidth: 1 }}>
        <pattern id={id} width={WIDTH_PX} height={10 * pxPerMm} patternUnits="userSpaceOnUse">
          {Array.from({ length: 10 }, (_, millimeter) => (
            <path key={millimeter} d={`M0 ${millimeter * pxPerMm + 0.5}h${tickLength(millimeter)}`} />
          ))}
        </pattern>
        <rect width={WIDTH_PX} height={height} fill={`url(#${id})`} stroke="none" />
        {centimeters.map((centimeter) => (
          <text
            key={centimeter}
            x={WIDTH_PX - 4}
            y={centimeter * 10 * pxPerMm}
            textAnchor="end"
            dominantBaseline="middle"
            sx={{ variant: "text.figure", fontSize: 11, fill: "text", stroke: "none", direction: "ltr" }}
          >
            {formatNumber(centimeter * 10, locale)}
          </text>
        ))}
      </svg>
    </div>
  );
};

function tickLength(millimeter: number): number {
  if (millimeter === 0) return TICKS_PX.centimeter;
  return millimeter === 5 ? TICKS_PX.half : TICKS_PX.millimeter;
}
