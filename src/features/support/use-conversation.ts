import { useRef, useState } from "react";
import type { Answer, HelpSearch } from "../../search/document";

export interface Turn {
  question: string;
  /** The answers, best first; undefined while they are loading. */
  answers: readonly Answer[] | undefined;
}

/** The questions and answers since the page was loaded. */
export function useConversation(load: () => Promise<HelpSearch>) {
  const [completedTurns, setCompletedTurns] = useState<readonly Turn[]>([]);
  const [pendingQuestion, setPendingQuestion] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const search = useRef<Promise<HelpSearch>>();
  const isBusy = useRef(false);

  const fetchSearch = (): Promise<HelpSearch> => {
    const loading = (search.current ??= load());
    // After a failure, the next question loads the search again.
    loading.catch(() => {
      if (search.current === loading) search.current = undefined;
    });
    return loading;
  };

  const ask = async (question: string): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setHasFailed(false);
    setPendingQuestion(question);
    try {
      const answers = (await fetchSearch()).ask(question);
      setCompletedTurns((before) => [...before, { question, answers }]);
      return true;
    } catch {
      setHasFailed(true);
      return false;
    } finally {
      setPendingQuestion(undefined);
      isBusy.current = false;
    }
  };

  const turns =
    pendingQuestion === undefined
      ? completedTurns
      : [...completedTurns, { question: pendingQuestion, answers: undefined }];
  return {
    turns /** Whether the search could not be loaded. The turns then do not contain the last question. */,
    hasFailed,
    isAsking: pendingQuestion !== undefined /** Loads the search before a question is asked. */,
    preload: (): void => void fetchSearch() /**
     * Asks a question. Resolves to true after the search has responded, even without answers, and to false when it failed
     * or another question is pending.
     */,
    ask,
  };
}
