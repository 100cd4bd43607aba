import {
  answerChange,
  factNames,
  readFacts,
  type FactContent,
  type Facts,
  type Values,
} from "@capture/domain/facts/read-facts";
import { useLocale } from "../../../hooks/use-site-content";
import { clearSearch, useQueryState } from "../../../hooks/use-query-state";

export interface FactsState {
  /** The facts as the query string has them; "" for those that are missing. */
  values: Values;
  facts: Facts;
  /** Answers a question; the back button takes the answer back. */
  answer: (question: string, value: string) => void;
  /** Changes values without history, such as an amount while it is entered. */
  enter: (change: Values) => void;
  /** Removes all that was entered, also in other tools. */
  restart: () => void;
}

/** The facts about the visitor's project, which all tools share through the query string. */
export function useFacts({ questions, decisions }: FactContent): FactsState {
  const locale = useLocale();
  const defaults: Record<string, string> = Object.fromEntries(
    factNames({ questions, decisions }).map((name) => [name, ""]),
  );
  const [values, change] = useQueryState(defaults);
  const facts = readFacts({ questions, decisions }, values, locale);
  return {
    values,
    facts,
    answer: (question, value) => change(answerChange(facts, question, value), true),
    enter: change,
    restart: clearSearch,
  };
}
