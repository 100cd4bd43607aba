import { accent, accentFill, Dots, faint, HEIGHT, line, onCircle, pathOf, scatter, type Point } from "./shapes";

const HITS = Array.from({ length: 9 }, (_, index) => index);
const RINGS = [30, 60, 90];

/** Hits around a center, closer or farther. */
const hitsAround = ([x, y]: Point, spread: number): Point[] =>
  HITS.map((hit) => [x + scatter(hit + 1) * spread, y + scatter(hit + 20) * spread]);

/** Two targets: hits spread around the center, and hits close together next to it. */
export const Targets = () => (
  <>
    {([120, 360] as const).map((x) => (
      <g key={x}>
        {RINGS.map((radius) => (
          <circle key={radius} cx={x} cy={150} r={radius} sx={faint} />
        ))}
        <path d={`M${x - 8} 150h16M${x} 142v16`} sx={line} />
      </g>
    ))}
    <Dots points={hitsAround([120, 150], 58)} size={10} look={accent} />
    <Dots points={hitsAround([408, 112], 16)} size={10} look={accent} />
  </>
);

/** The differences of the example, in centimeters. */
const DIFFERENCES_CM = [0.6, 0.9, 1.2, 0.5];
const rmsOf = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
const CM = 180;
const FLOOR = HEIGHT - 40;

/** The differences as bars, and their root mean square as a line across them. */
export const RmsBars = () => {
  const top = FLOOR - rmsOf(DIFFERENCES_CM) * CM;
  return (
    <>
      <path d={`M40 ${FLOOR}H440`} sx={line} />
      {DIFFERENCES_CM.map((difference, index) => (
        <rect
          key={index}
          x={70 + index * 95}
          y={FLOOR - difference * CM}
          width={54}
          height={difference * CM}
          sx={accentFill}
        />
      ))}
      <path d={`M40 ${top}H440`} strokeDasharray="6 5" sx={line} />
    </>
  );
};

const SITE: readonly Point[] = [[60, 240], [60, 90], [200, 40], [420, 70], [420, 240]]; // prettier-ignore
const USED: readonly Point[] = [[60, 240], [60, 90], [420, 70], [420, 240]]; // prettier-ignore
const KEPT_BACK: Point = [245, 165];

/** A site with control points around its edge, and a check point that is not part of the fit. */
export const ControlPoints = () => (
  <>
    <path d={`${pathOf(SITE)}z`} sx={faint} />
    {USED.map(([x, y]) => (
      <g key={`${x} ${y}`}>
        <path d={`M${x} ${y - 16}l14 25h-28z`} sx={{ ...line, fill: "background" }} />
        <circle cx={x} cy={y} r={4} sx={accentFill} />
      </g>
    ))}
    <circle cx={KEPT_BACK[0]} cy={KEPT_BACK[1]} r={14} sx={accent} />
    <path d={`M${KEPT_BACK[0] - 22} ${KEPT_BACK[1]}h44M${KEPT_BACK[0]} ${KEPT_BACK[1] - 22}v44`} sx={line} />
  </>
);

const CENTER: Point = [220, 150];
const RADIUS = 100;
/** How far the measured end is from the start. */
const DRIFT = 56;

/** A walk around a building that ends where it began, as it was measured and as it is corrected. */
export const LoopWalk = () => {
  const steps = Array.from({ length: 49 }, (_, step) => step / 48);
  const walk = (drift: number): Point[] =>
    steps.map((part) => {
      const [x, y] = onCircle(CENTER, RADIUS, part * 360);
      return [CENTER[0] + (x - CENTER[0]) * 1.8 + drift * part, y - (drift * part) / 2];
    });
  const [drifted, closed] = [walk(DRIFT), walk(0)];
  const end = drifted.at(-1) ?? CENTER;
  return (
    <>
      <path d={pathOf(drifted)} strokeDasharray="6 5" sx={faint} />
      <path d={pathOf(closed)} sx={accent} />
      <path d={pathOf([end, closed[0] ?? CENTER])} sx={line} />
      <Dots points={[closed[0] ?? CENTER, end]} size={14} look={line} />
    </>
  );
};
