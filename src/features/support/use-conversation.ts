import { useCallback, useRef, useState } from "react";
import type { Answer, Desk } from "../../search/document";

export interface Turn {
  question: string;
  /** The answers, the best first; undefined while they are looked up. */
  answers: readonly Answer[] | undefined;
}

export interface Conversation {
  turns: readonly Turn[];
  /** The desk could not be had; what was asked last is not among the turns. */
  failed: boolean;
  asking: boolean;
  /** Has the desk fetched, so that it is there when the question is finished. */
  prepare: () => void;
  /** Resolves to whether there was an answer, be it that nothing was found. */
  ask: (question: string) => Promise<boolean>;
}

/** What was asked and answered in this visit. */
export function useConversation(load: () => Promise<Desk>): Conversation {
  const [answered, setAnswered] = useState<readonly Turn[]>([]);
  const [open, setOpen] = useState<string>();
  const [failed, setFailed] = useState(false);
  const desk = useRef<Promise<Desk>>();
  const busy = useRef(false);

  const fetchDesk = useCallback((): Promise<Desk> => {
    const wanted = (desk.current ??= load());
    // What failed is forgotten, so that the next question tries anew.
    wanted.catch(() => {
      if (desk.current === wanted) desk.current = undefined;
    });
    return wanted;
  }, [load]);

  const ask = useCallback(
    async (question: string): Promise<boolean> => {
      if (busy.current) return false;
      busy.current = true;
      setFailed(false);
      setOpen(question);
      try {
        const answers = (await fetchDesk()).ask(question);
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
    [fetchDesk],
  );

  const turns = open === undefined ? answered : [...answered, { question: open, answers: undefined }];
  return { turns, failed, asking: open !== undefined, prepare: () => void fetchDesk(), ask };
}
