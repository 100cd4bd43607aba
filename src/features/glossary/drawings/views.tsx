import { accent, accentFill, Dots, faint, line, onCircle, pathOf, type Point } from "./shapes";

const LEFT = 40;
const TOP = 50;
const DEGREE = 400 / 360;
const LATITUDES = [-60, -30, 0, 30, 60];
const SPOT_DEG = 9;

/** The sphere as a picture twice as wide as high: spots of the same size in angle become wider toward the poles. */
export const Equirectangular = () => (
  <>
    <rect x={LEFT} y={TOP} width={360 * DEGREE} height={180 * DEGREE} sx={line} />
    {LATITUDES.map((latitude) => (
      <g key={latitude}>
        <path d={`M${LEFT} ${TOP + (90 - latitude) * DEGREE}h${360 * DEGREE}`} sx={faint} />
        {[-120, 0, 120].map((longitude) => (
          <ellipse
            key={longitude}
            cx={LEFT + (180 + longitude) * DEGREE}
            cy={TOP + (90 - latitude) * DEGREE}
            rx={(SPOT_DEG * DEGREE) / Math.cos((latitude * Math.PI) / 180)}
            ry={SPOT_DEG * DEGREE}
            sx={accentFill}
          />
        ))}
      </g>
    ))}
  </>
);

/** The profile of META's laser, and the part of the turn that it leaves out. */
const PROFILE_DEG = 270;
const EYE: Point = [240, 150];
const REACH = 125;

/** A profile of 270°, with its gap at the bottom, where the operator is. */
export const FieldOfView = () => {
  const [start, end] = [onCircle(EYE, REACH, -PROFILE_DEG / 2), onCircle(EYE, REACH, PROFILE_DEG / 2)];
  const rays = Array.from({ length: 19 }, (_, ray) =>
    onCircle(EYE, REACH, -PROFILE_DEG / 2 + ray * (PROFILE_DEG / 18)),
  );
  return (
    <>
      <path d={rays.map((ray) => pathOf([EYE, ray])).join("")} sx={faint} />
      <path d={`M${start.join(" ")}A${REACH} ${REACH} 0 1 1 ${end.join(" ")}`} sx={accent} />
      <path d={pathOf([start, EYE, end])} sx={line} />
      <Dots points={[EYE]} size={16} look={line} />
    </>
  );
};

const WALL_X = 400;
const PIXELS = 8;
const PIXEL = 26;

/** Rays of equal angle from a lens to a wall: each pixel covers a patch, which is larger the farther the wall is. */
export const PixelOnWall = () => {
  const lens: Point = [60, 150];
  const edges = Array.from({ length: PIXELS + 1 }, (_, edge) => 150 + (edge - PIXELS / 2) * PIXEL);
  return (
    <>
      <path d={edges.map((y) => pathOf([lens, [WALL_X, y]])).join("")} sx={faint} />
      {[0.5, 1].map((part) => (
        <path
          key={part}
          d={pathOf([
            [lens[0] + (WALL_X - lens[0]) * part, 150 - PIXEL * 4 * part - 12],
            [lens[0] + (WALL_X - lens[0]) * part, 150 + PIXEL * 4 * part + 12],
          ])}
          sx={line}
        />
      ))}
      <rect x={WALL_X} y={edges[3]} width={14} height={PIXEL} sx={accentFill} />
      <rect x={(lens[0] + WALL_X) / 2} y={150 - PIXEL / 2} width={14} height={PIXEL / 2} sx={accentFill} />
      <Dots points={[lens]} size={16} look={line} />
    </>
  );
};
