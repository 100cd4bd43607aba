import { percent } from "../../../../ui/charts/drawing";
import { Bracket, type RulerBracket } from "./bracket";
import { Flag, type RulerChoice, type RulerTick } from "./flag";
import { positionOn, type Scale } from "./scale";
import { Marks, Strip, type RulerBand } from "./strip";

interface RulerProps {
  scale: Scale;
  /** What the numbers of the scale count. */
  unit: string;
  formatNumber: (value: number) => string;
  bands: readonly RulerBand[];
  /** In the order of the scale, so that no line crosses a name. */
  ticks: readonly RulerTick[];
  brackets: readonly RulerBracket[];
  choice?: RulerChoice;
}

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
