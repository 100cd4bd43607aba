import { Row } from "./primitives";

export interface Choice {
  value: string;
  text: string;
}

interface ChipsProps {
  /** Name of the group for screen readers. */
  label: string;
  choices: readonly Choice[];
  /** The pressed choice, or those that are pressed where several may be. */
  chosen: string | readonly string[];
  onChoose: (value: string) => void;
}

/** Toggle buttons that filter a list. */
export const Chips = ({ label, choices, chosen, onChoose }: ChipsProps) => (
  <Row role="group" aria-label={label} data-script="" gap={2}>
    {choices.map(({ value, text }) => (
      <button
        key={value}
        type="button"
        aria-pressed={[chosen].flat().includes(value)}
        onClick={() => onChoose(value)}
        sx={{ variant: "buttons.chip" }}
      >
        {text}
      </button>
    ))}
  </Row>
);
