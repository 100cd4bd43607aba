import type { ThemeUICSSObject } from "@theme-ui/core";
import { hover } from "../../../../theme/hover";
import { Text } from "../../../../ui/primitives";

/** A value on the scale, with its name above the ruler. */
export interface RulerTick {
  readonly id: string;
  readonly at: number;
  readonly text: string;
  /** The value as text. */
  readonly value: string;
}

/** Makes the ticks radio buttons with this name. */
export interface RulerChoice {
  readonly name: string;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

const FLAG_PX = 44;
const RING_PX = 15;

interface FlagProps {
  choice: RulerChoice | undefined;
  tick: RulerTick;
  row: number;
  /** The row above the strip, at which the line of a tick ends unless the tick is chosen. */
  lastRow: number;
  /** The position on the scale, in percent. */
  at: string;
}

/** The name of a tick next to its line. A word that is too long for the rest of the row begins before the line. */
export const Flag = ({ tick: { id, text, value }, row, lastRow, at, choice }: FlagProps) => {
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

/** Breaks between name and value where the rest of the row is narrow. */
const NAME: ThemeUICSSObject = {
  position: "relative",
  display: "grid",
  alignContent: "center",
  alignSelf: "stretch",
  // Shrinks before the space at its start does, which keeps the mark on the line.
  flex: "0 1000 auto",
  minWidth: "min-content",
  paddingInlineStart: [3, 4],
  paddingInlineEnd: [0, 2],
  lineHeight: 1.25,
  fontSize: ["label", "body"],
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
