import { Statement } from "../../../src/ui/statement";

export default { title: "Components / Statement" };

export const TwoSentences = () => (
  <Statement text="Buildings change faster than their drawings. We record what is there, so that the next decision is based on it." />
);

export const OneSentence = () => <Statement text="Buildings change faster than their drawings." />;
