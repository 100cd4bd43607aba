import type { ThemeUICSSObject } from "@theme-ui/core";
import { hover } from "../../theme/hover";
import { Text } from "../../ui/primitives";

interface ChoiceFieldProps {
  /** The name of the question in the query string. */
  id: string;
  text: string;
  answers: readonly { readonly id: string; readonly text: string; readonly hint: string }[];
  /** Id of the chosen answer, or "" before one is chosen. */
  chosen: string;
  onChoose: (answer: string) => void;
}

/** A question with its answers as radio buttons, one in each row. */
export const ChoiceField = ({ id, text, answers, chosen, onChoose }: ChoiceFieldProps) => (
  <fieldset sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    <legend sx={{ p: 0, mb: 3, variant: "text.h4" }}>{text}</legend>
    {answers.map((answer) => (
      <div key={answer.id} sx={row}>
        <input
          type="radio"
          id={`${id}-${answer.id}`}
          name={id}
          value={answer.id}
          checked={answer.id === chosen}
          onChange={() => onChoose(answer.id)}
          aria-describedby={`${id}-${answer.id}-hint`}
          sx={radioButton}
        />
        <label htmlFor={`${id}-${answer.id}`} sx={{ fontWeight: "medium", pointerEvents: "none" }}>
          {answer.text}
        </label>
        <Text as="span" id={`${id}-${answer.id}-hint`} variant="small" sx={{ pointerEvents: "none" }}>
          {answer.hint}
        </Text>
      </div>
    ))}
  </fieldset>
);

/** The radio button covers its row, and its mark is at its start. */
const radioButton: ThemeUICSSObject = {
  appearance: "none",
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  m: 0,
  cursor: "pointer",
  "&::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 0,
    top: "calc(50% - 10px)",
    boxSizing: "border-box",
    width: 20,
    height: 20,
    border: "1px solid",
    borderColor: "border",
    borderRadius: "full",
  },
  "&:checked::before": { border: "6px solid", borderColor: "link" },
};

/** On phones, the small line is below the answer. */
const row: ThemeUICSSObject = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 5fr) minmax(0, 7fr)"],
  columnGap: 4,
  alignItems: "center",
  minHeight: "touch",
  py: 2,
  paddingInlineStart: 36,
  borderTop: "1px solid",
  borderColor: "hairline",
  "& > :last-child": { gridColumn: ["1", "auto"] },
  ...hover({ borderColor: "text" }),
};
