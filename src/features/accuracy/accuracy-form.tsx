import { AmountField } from "../../components/blocks/amount-field";
import { Stack } from "../../components/ui/primitives";
import { DECISION, DISTANCE, type AccuracyContent } from "./accuracy-content";
import { ChoiceField } from "./choice-field";

interface AccuracyFormProps {
  content: AccuracyContent;
  /** The values in the query string. */
  values: Readonly<Record<string, string>>;
  /** `addEntry` adds an entry to the browser history. */
  onChange: (change: Record<string, string>, addEntry?: boolean) => void;
}

/** The questions: the decision, the distance, and the others in the order of the content. */
export const AccuracyForm = ({ content: { guide, labels }, values, onChange }: AccuracyFormProps) => {
  const choice = (id: string) => ({
    id,
    chosen: values[id] ?? "",
    onChoose: (answer: string) => onChange({ [id]: answer }, true),
  });
  return (
    <Stack gap={7}>
      <ChoiceField {...choice(DECISION)} text={labels.decisionQuestion} answers={guide.decisions} />
      <AmountField
        id={DISTANCE}
        label={guide.distance.text}
        hint={guide.distance.hint}
        value={values[DISTANCE] ?? ""}
        range={guide.distance}
        message={labels.invalid}
        onChange={(value) => onChange({ [DISTANCE]: value })}
      />
      {guide.questions.map(({ id, text, answers }) => (
        <ChoiceField key={id} {...choice(id)} text={text} answers={answers} />
      ))}
    </Stack>
  );
};
