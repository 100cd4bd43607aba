import { useMemo } from "react";
import { useQueryState } from "../../../hooks/use-query-state";
import { DECISION, DISTANCE, readGuideAnswers, type AccuracyContent, type GuideAnswers } from "./accuracy-content";

interface GuideState {
  /** The answers as the query string has them; "" before a question is answered. */
  values: Readonly<Record<string, string>>;
  answers: GuideAnswers;
  /** Gives an answer; the back button takes it back. */
  answer: (question: string, value: string) => void;
  /** Changes the distance, which has no history while it is entered. */
  enterDistance: (value: string) => void;
  restart: () => void;
}

/** The answers to the questions of the guide, which the ruler and the questions share through the query string. */
export function useGuideAnswers({ guide, locale }: AccuracyContent): GuideState {
  const defaults = useMemo(
    () => Object.fromEntries([DECISION, DISTANCE, ...guide.questions.map(({ id }) => id)].map((id) => [id, ""])),
    [guide],
  );
  const [values, change] = useQueryState(defaults);
  return {
    values,
    answers: readGuideAnswers(guide, values, locale),
    answer: (question, value) => change({ [question]: value }, true),
    enterDistance: (value) => change({ [DISTANCE]: value }),
    restart: () => change(defaults, true),
  };
}
