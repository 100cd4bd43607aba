import type { ThemeUICSSObject } from "@theme-ui/core";
import { hover } from "../../theme/hover";
import { Text } from "../../components/ui/primitives";

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
          sx={{ width: 24, height: 24, m: 0, accentColor: "var(--link)" }}
        />
        <label htmlFor={`${id}-${answer.id}`} sx={label}>
          {answer.text}
        </label>
        <Text as="span" id={`${id}-${answer.id}-hint`} variant="small">
          {answer.hint}
        </Text>
      </div>
    ))}
  </fieldset>
);

/** The label covers its row, so that a click anywhere on the row chooses the answer. */
const label: ThemeUICSSObject = {
  fontWeight: "medium",
  cursor: "pointer",
  "&::after": { content: '""', position: "absolute", inset: 0 },
};

/** On phones, the small line is below the answer. */
const row: ThemeUICSSObject = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: ["24px minmax(0, 1fr)", "24px minmax(0, 5fr) minmax(0, 7fr)"],
  columnGap: 4,
  alignItems: "center",
  minHeight: "touch",
  py: 2,
  borderTop: "1px solid",
  borderColor: "hairline",
  "& > :last-child": { gridColumn: ["2", "auto"] },
  ...hover({ borderColor: "text" }),
};
