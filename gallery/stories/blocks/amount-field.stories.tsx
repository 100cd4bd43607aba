import { AmountField } from "../../../src/blocks/amount-field";
import { QuestionHead } from "../../../src/blocks/question";

export default { title: "Blocks / Amount field" };

const FIELD = {
  id: "amount",
  label: "Distance in meters",
  range: { min: 1, max: 100 },
  message: "Enter a number from {min} to {max}.",
  onChange: () => undefined,
};

export const Valid = () => <AmountField {...FIELD} value="25" />;

export const Invalid = () => <AmountField {...FIELD} value="250" />;

export const Question = () => (
  <AmountField
    {...FIELD}
    label={<QuestionHead step="2 of 5" text="How far is it?" />}
    value=""
    hint="From the device to the farthest point."
  />
);
