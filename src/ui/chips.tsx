import { memo } from "react";
import { useAnswerFirst } from "./use-answer-first";

export interface Choice {
  value: string;
  text: string;
  /** How many entries the choice finds. */
  count?: number;
}

interface ChipsProps {
  /** What is chosen, for screen readers. */
  label: string;
  choices: readonly Choice[];
  chosen: string;
  /** One and the same from drawing to drawing, so that a choice draws two chips and not all. */
  onChoose: (value: string) => void;
}

/** Buttons of which one is pressed: the filter of a list. */
export const Chips = ({ label, choices, chosen, onChoose }: ChipsProps) => {
  const [shown, choose] = useAnswerFirst(chosen, onChoose);
  return (
    <div role="group" aria-label={label} data-script="" sx={{ variant: "layout.cluster", gap: 2 }}>
      {choices.map((choice) => (
        <Chip key={choice.value} {...choice} pressed={choice.value === shown} onChoose={choose} />
      ))}
    </div>
  );
};

interface ChipProps extends Choice, Pick<ChipsProps, "onChoose"> {
  pressed: boolean;
}

const Chip = memo(function Chip({ value, text, count, pressed, onChoose }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={() => onChoose(value)} sx={{ variant: "buttons.chip" }}>
      <span>{text}</span>
      {count !== undefined && <span sx={{ fontFamily: "mono", opacity: 0.8 }}>{count}</span>}
    </button>
  );
});
