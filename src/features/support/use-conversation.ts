import { useCallback, useRef, useState } from "react";
import type { Answer, HelpSearch } from "../../search/document";

export interface Turn {
  question: string;
  /** The answers, the best first; undefined while they are looked up. */
  answers: readonly Answer[] | undefined;
}

export interface Conversation {
  turns: readonly Turn[];
  /** The search could not be loaded; the last question is not among the turns. */
  failed: boolean;
  asking: boolean;
  /** Loads the search, so that it is there when the question is finished. */
  prepare: () => void;
  /** Resolves to whether there was an answer, be it that nothing was found. */
  ask: (question: string) => Promise<boolean>;
}

/** What was asked and answered in this visit. */
export function useConversation(load: () => Promise<HelpSearch>): Conversation {
  const [answered, setAnswered] = useState<readonly Turn[]>([]);
  const [open, setOpen] = useState<string>();
  const [failed, setFailed] = useState(false);
  const search = useRef<Promise<HelpSearch>>();
  const busy = useRef(false);

  const fetchSearch = useCallback((): Promise<HelpSearch> => {
    const loading = (search.current ??= load());
    // Forget what failed, so that the next question tries again.
    loading.catch(() => {
      if (search.current === loading) search.current = undefined;
    });
    return loading;
  }, [load]);

  const ask = useCallback(
    async (question: string): Promise<boolean> => {
      if (busy.current) return false;
      busy.current = true;
      setFailed(false);
      setOpen(question);
      try {
        const answers = (await fetchSearch()).ask(question);
        setAnswered((before) => [...before, { question, answers }]);
        return true;
      } catch {
        setFailed(true);
        return false;
      } finally {
        setOpen(undefined);
        busy.current = false;
      }
    },
    [fetchSearch],
  );

  const turns = open === undefined ? answered : [...answered, { question: open, answers: undefined }];
  return { turns, failed, asking: open !== undefined, prepare: () => void fetchSearch(), ask };
}
