import type { ThemeUICSSObject } from "@theme-ui/core";
import { ramp } from "@brand";
import { hover } from "../../theme/hover";
import { Text } from "../primitives";
import { VisuallyHidden } from "../visually-hidden";
import { drawing, filled, percent } from "./drawing";
import { positionOn, rulerMarks, type Scale } from "./scale";

/** A named part of the scale, such as a class. */
export interface RulerBand {
  readonly text: string;
  /** Its ends in words. */
  readonly range: string;
  readonly from: number;
  readonly to: number;
}

/** A value on the scale, with its name above the ruler. */
export interface RulerTick {
  readonly id: string;
  readonly at: number;
  readonly text: string;
  /** The value as text. */
  readonly value: string;
}

/** A line below the ruler, from its start to a value, and what reaches so far. */
export interface RulerBracket {
  readonly text: string;
  readonly to: number;
  readonly isOurs?: boolean;
}

interface RulerProps {
  scale: Scale;
  /** What the numbers of the scale count. */
  unit: string;
  formatNumber: (value: number) => string;
  bands: readonly RulerBand[];
  /** In the order of the scale, so that no line crosses a name. */
  ticks: readonly RulerTick[];
  brackets: readonly RulerBracket[];
  /** Makes the ticks radio buttons with this name. */
  choice?: { readonly name: string; readonly chosen: string; readonly onChoose: (id: string) => void };
}

const STRIP_PX = 16;
const MARK_PX = 8;
const LEG_PX = 9;
const FLAG_PX = 44;
const RING_PX = 15;

/**
 * A ruler: named bands on a logarithmic scale, ticks with their names above it, and below it how far each bracket reaches.
 * A line from the chosen tick crosses the brackets that reach it. All of it is text as well.
 */
export const Ruler = ({ scale, unit, formatNumber, bands, ticks, brackets, choice }: RulerProps) => {
  const at = (value: number): string => percent(positionOn(scale, value));
  const chosen = ticks.find(({ id }) => id === choice?.chosen);
  const isReached = ({ to }: RulerBracket): boolean => !chosen || positionOn(scale, chosen.at) <= positionOn(scale, to);
  return (
    <div
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gridTemplateRows: `repeat(${ticks.length + brackets.length + 2}, auto)`,
        // A line shares its cells with what it crosses.
        "& > *": { gridColumn: 1 },
      }}
    >
      {ticks.map((tick, index) => (
        <Flag key={tick.id} tick={tick} row={index + 1} lastRow={ticks.length} at={at(tick.at)} choice={choice} />
      ))}
      <Strip row={ticks.length + 1} scale={scale} bands={bands} at={at} />
      <Marks row={ticks.length + 2} scale={scale} unit={unit} formatNumber={formatNumber} at={at} />
      {brackets.map((bracket, index) => (
        <Bracket
          key={bracket.text}
          row={ticks.length + 3 + index}
          bracket={bracket}
          end={at(bracket.to)}
          isReached={isReached(bracket)}
        />
      ))}
    </div>
  );
};

interface FlagProps extends Pick<RulerProps, "choice"> {
  tick: RulerTick;
  row: number;
  /** The row above the strip, at which the line of a tick ends unless the tick is chosen. */
  lastRow: number;
  /** The position on the scale, in percent. */
  at: string;
}

/** The name of a tick next to its line. A word that is too long for the rest of the row begins before the line. */
const Flag = ({ tick: { id, text, value }, row, lastRow, at, choice }: FlagProps) => {
  const isChosen = id === choice?.chosen;
  const field = choice && `${choice.name}-${id}`;
  return (
    <>
      <div
        aria-hidden="true"
        sx={{
          gridRow: `${row} / ${isChosen ? -1 : lastRow + 1}`,
          zIndex: 1,
          width: 0,
          marginInlineStart: `calc(${at} - ${isChosen ? 1 : 0.5}px)`,
          mt: (FLAG_PX + RING_PX) / 2,
          // The line of a chosen tick ends at the last bracket.
          mb: isChosen ? 6 : 0,
          borderInlineStart: isChosen ? "2px solid" : "1px solid",
          borderColor: isChosen ? "text" : "border",
          pointerEvents: "none",
        }}
      />
      <div sx={{ gridRow: row, display: "flex", alignItems: "center", minHeight: FLAG_PX }}>
        <div sx={{ flex: `0 1 ${at}` }} />
        <div sx={NAME}>
          {choice && (
            <input
              type="radio"
              data-script=""
              id={field}
              name={choice.name}
              value={id}
              checked={isChosen}
              onChange={() => choice.onChoose(id)}
              onKeyDown={({ key }) => key === "Enter" && choice.onChoose(id)}
              sx={RADIO_BUTTON}
            />
          )}
          <label htmlFor={field} sx={{ position: "relative", minWidth: "min-content", pointerEvents: "none" }}>
            <span sx={{ marginInlineEnd: 1, fontWeight: "medium", color: isChosen ? "link" : "text" }}>{text}</span>{" "}
            <Text
              as="span"
              variant="figure"
              color={isChosen ? "link" : "muted"}
              sx={{ fontSize: "small", whiteSpace: "nowrap" }}
            >
              {value}
            </Text>
          </label>
        </div>
      </div>
    </>
  );
};

/** Breaks between name and value where the rest of the row is narrow. On phones it extends into the margin of the page. */
const NAME: ThemeUICSSObject = {
  position: "relative",
  display: "grid",
  alignContent: "center",
  alignSelf: "stretch",
  // Shrinks before the space at its start does, which keeps the mark on the line.
  flex: "0 1000 auto",
  minWidth: "min-content",
  paddingInlineStart: 4,
  paddingInlineEnd: [0, 2],
  marginInlineEnd: [-4, 0],
  lineHeight: 1.25,
  fontSize: ["small", "body"],
};

/** The button covers the name, and its mark is on the line. */
const RADIO_BUTTON: ThemeUICSSObject = {
  appearance: "none",
  position: "absolute",
  insetBlock: 0,
  insetInline: `${-RING_PX}px 0`,
  m: 0,
  cursor: "pointer",
  borderRadius: "control",
  "&::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: RING_PX / 2,
    top: `calc(50% - ${RING_PX / 2}px)`,
    width: RING_PX,
    height: RING_PX,
    border: "1px solid",
    borderColor: "border",
    borderRadius: "full",
    bg: "background",
  },
  ...hover({ "&::before": { borderColor: "text" } }),
  "&:checked::before": { border: "5px solid", borderColor: "link" },
};

interface PlacedProps {
  row: number;
  /** The position of a value on the scale, in percent. */
  at: (value: number) => string;
}

/** The bands in the colors of the ramp, with their names below. */
const Strip = ({ row, scale, bands, at }: PlacedProps & Pick<RulerProps, "scale" | "bands">) => (
  <div sx={{ gridRow: row }}>
    <svg aria-hidden="true" height={STRIP_PX} sx={drawing}>
      {bands.map(({ text, from, to }, index) => (
        <rect
          key={text}
          x={at(from)}
          width={percent(positionOn(scale, to) - positionOn(scale, from))}
          height="100%"
          fill={ramp[Math.round((index / Math.max(1, bands.length - 1)) * (ramp.length - 1))]}
          sx={filled}
        />
      ))}
    </svg>
    <ul className="bands" sx={{ display: "flex", mt: 1 }}>
      {bands.map(({ text, range, from, to }) => (
        <li
          key={text}
          style={{ width: percent(positionOn(scale, to) - positionOn(scale, from)) }}
          sx={{ variant: "text.label", flex: "none", color: "text", lineHeight: 1.2, textAlign: "center" }}
        >
          <span
            sx={{
              display: "inline-block",
              position: "relative",
              zIndex: 2,
              width: ["min-content", "auto"],
              bg: "background",
            }}
          >
            {text}
          </span>{" "}
          <VisuallyHidden>{range}</VisuallyHidden>
        </li>
      ))}
    </ul>
  </div>
);

/** The lines of the scale and their numbers, which screen readers skip: bands and ticks name their values. */
const Marks = ({
  row,
  scale,
  unit,
  formatNumber,
  at,
}: PlacedProps & Pick<RulerProps, "scale" | "unit" | "formatNumber">) => {
  const marks = rulerMarks(scale);
  const labeled = marks.filter(({ isLabeled }) => isLabeled);
  return (
    <div aria-hidden="true" sx={{ variant: "text.label", gridRow: row, mt: 2, mb: 4 }}>
      <svg height={MARK_PX} sx={{ ...drawing, stroke: "subtle" }}>
        {marks.map(({ value, isLabeled }) => (
          <line key={value} x1={at(value)} x2={at(value)} y2={isLabeled ? "100%" : "50%"} />
        ))}
      </svg>
      <div sx={{ position: "relative", zIndex: 2, height: "1.5em" }}>
        {labeled.map(({ value }, index) => (
          <span
            key={value}
            style={{ insetInlineStart: at(value) }}
            sx={{
              position: "absolute",
              display: "flex",
              width: 0,
              // The first and the last number stay within the scale.
              justifyContent: index === 0 ? "start" : index === labeled.length - 1 ? "end" : "center",
              whiteSpace: "nowrap",
            }}
          >
            <span sx={{ flex: "none", bg: "background" }}>
              {formatNumber(value)}
              {index === 0 && <span sx={{ display: ["none", "inline"] }}>{`\u00a0${unit}`}</span>}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
};

/** The line of the chosen tick passes behind texts. */
const OVER_LINE: ThemeUICSSObject = {
  position: "relative",
  zIndex: 2,
  width: "fit-content",
  paddingInlineEnd: 2,
  bg: "background",
};

interface BracketProps {
  row: number;
  bracket: RulerBracket;
  /** In percent. */
  end: string;
  isReached: boolean;
}

const Bracket = ({ row, bracket: { text, isOurs = false }, end, isReached }: BracketProps) => (
  <div sx={{ gridRow: row, pb: 2, color: !isReached ? "subtle" : isOurs ? "link" : "muted" }}>
    <svg
      aria-hidden="true"
      height={LEG_PX}
      sx={{ ...drawing, overflow: "visible", stroke: "currentcolor", opacity: isReached ? 1 : 0.5 }}
    >
      <line x2={end} y1="50%" y2="50%" strokeWidth={isOurs ? 3 : 1} />
      <line x1={end} x2={end} y2="100%" strokeWidth={isOurs ? 3 : 1} />
    </svg>
    <Text variant="label" color="inherit" sx={OVER_LINE}>
      {text}
    </Text>
  </div>
);
