import { useEffect, useState } from "react";
import type * as AnswerParts from "./answer-parts";

/**
 * Loads the components that show the answer and the specification.
 * @param isComplete whether all questions are answered
 * @returns undefined before the last answer, while they load, and if they cannot be loaded
 */
export function useAnswerParts(isComplete: boolean): typeof AnswerParts | undefined {
  const [parts, setParts] = useState<typeof AnswerParts>();
  useEffect(() => {
    if (isComplete) import("./answer-parts").then(setParts, () => undefined);
  }, [isComplete]);
  return parts;
}
