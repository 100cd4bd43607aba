import type { FinderAnswers } from "./finder";

/** All combinations of one answer to each question. */
export function answerCombinations(
  questions: readonly { readonly id: string; readonly answers: readonly { readonly id: string }[] }[],
): FinderAnswers[] {
  return questions.reduce<FinderAnswers[]>(
    (combinations, { id, answers }) =>
      combinations.flatMap((combination) => answers.map((answer) => ({ ...combination, [id]: answer.id }))),
    [{}],
  );
}
