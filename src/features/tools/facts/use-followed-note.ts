import { useEffect, useState } from "react";
import { useLocale } from "../../../hooks/use-site-content";
import type * as FormatModule from "./format-facts";
import type { FactsState } from "./use-facts";

/**
 * The fact from which the answer of a question follows, as a sentence. It is loaded when an answer follows.
 * @returns a function of the id of a question
 */
export function useFollowedNote(
  { facts, values }: Pick<FactsState, "facts" | "values">,
  decisions: FormatModule.FactFormat["decisions"],
  labels: FormatModule.FactFormat["labels"],
): (question: string) => string | undefined {
  const locale = useLocale();
  const [module, setModule] = useState<typeof FormatModule>();
  const isNeeded = Object.keys(facts.followed).length > 0;
  useEffect(() => {
    if (isNeeded) import("./format-facts").then(setModule, () => undefined);
  }, [isNeeded]);
  return (question) => module?.formatFollowed(facts, question, { decisions, labels, units: values.units, locale });
}
