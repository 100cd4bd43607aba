import { Row } from "./primitives";

export interface Choice {
  value: string;
  text: string;
}

interface ChipsProps {
  /** Name of the group for screen readers. */
  label: string;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** Toggle buttons that filter a list; exactly one is pressed. */
export const Chips = ({ label, choices, chosen, onChoose }: ChipsProps) => (
  <Row role="group" aria-label={label} data-script="" gap={2}>
    {choices.map(({ value, text }) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
        sx={{ variant: "buttons.chip" }}
      >
        {text}
      </button>
    ))}
  </Row>
);
