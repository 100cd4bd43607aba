import { graphql } from "gatsby";
import { hover } from "../theme/hover";
import { Grid, Text } from "../ui/primitives";

interface QuestionProps {
  question: {
    readonly id: string;
    readonly text: string;
    readonly answers: readonly { readonly id: string; readonly text: string; readonly hint: string }[];
  };
  /** Position of the question: `1 of 4`. */
  step: string;
  /** Id of the selected answer, or "" before one is selected. */
  selected: string;
  onSelect: (answer: string) => void;
}

/** The text of a question below its position, as the content of a legend or a label. */
export const QuestionHead = ({ step, text }: { step: string; text: string }) => (
  <>
    <span sx={{ variant: "text.label", display: "block", mb: 1 }}>{step}</span>
    <Text as="span" variant="h3" sx={{ display: "block" }}>
      {text}
    </Text>
  </>
);

/** A question with its answers as radio buttons on cards. */
export const Question = ({ question: { id, text, answers }, step, selected, onSelect }: QuestionProps) => (
  <fieldset sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    <legend sx={{ p: 0, mb: 4, maxWidth: "100%", overflowWrap: "anywhere", hyphens: "auto" }}>
      <QuestionHead step={step} text={text} />
    </legend>
    <Grid gap={3} columns={["1fr", "1fr 1fr"]}>
      {answers.map((answer) => (
        <div key={answer.id} sx={{ position: "relative", display: "grid" }}>
          <input
            type="radio"
            id={`${id}-${answer.id}`}
            name={id}
            value={answer.id}
            checked={answer.id === selected}
            onChange={() => onSelect(answer.id)}
            aria-describedby={`${id}-${answer.id}-hint`}
            sx={RADIO_BUTTON}
          />
          <div
            sx={{
              position: "relative",
              p: 4,
              paddingInlineStart: 7,
              pointerEvents: "none",
              display: "grid",
              gap: 1,
              alignContent: "start",
            }}
          >
            <label htmlFor={`${id}-${answer.id}`} sx={{ fontWeight: "medium" }}>
              {answer.text}
            </label>
            <Text as="span" id={`${id}-${answer.id}-hint`} variant="small">
              {answer.hint}
            </Text>
          </div>
        </div>
      ))}
    </Grid>
  </fieldset>
);

/** The radio button covers its card, and its mark is in the upper left corner. */
const RADIO_BUTTON = {
  appearance: "none",
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  m: 0,
  cursor: "pointer",
  border: "1px solid",
  borderColor: "border",
  borderRadius: "card",
  "&::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: "16px",
    top: "21px",
    width: "16px",
    height: "16px",
    border: "1px solid",
    borderColor: "border",
    borderRadius: "full",
  },
  ...hover({ borderColor: "text" }),
  "&:checked": { bg: "raised", borderColor: "text", outline: "1px solid", outlineColor: "text" },
  "&:checked::before": { border: "5px solid", borderColor: "link" },
  "&:checked:focus-visible": { outline: "2px solid", outlineColor: "link" },
} as const;

export const questionFragment = graphql`
  fragment QuestionFields on Question {
    id
    text
    answers {
      id
      text
      hint
      maxArea
      maxRooms
    }
  }
`;
