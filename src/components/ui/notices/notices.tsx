import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import { ErrorBoundary } from "../error-boundary";
import type { Notice, ShownNotice } from "./notice";
import type { NoticeList } from "./notice-list";
import { onFirstInteraction } from "../../../hooks/on-first-interaction";

const Notify = createContext<(notice: Notice) => void>(() => undefined);

/** Shows a notice in the corner of the page. */
export const useNotify = (): ((notice: Notice) => void) => useContext(Notify);

// Forms say in themselves what became of them, so nothing is lost without notices.
const loadList = () => import("./notice-list").catch(() => undefined);

/**
 * Holds the notices of the page. Their script is fetched at the visitor's first
 * interaction, not with the first notice, which may say that the network is gone.
 */
export const NoticesProvider = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<readonly ShownNotice[]>([]);
  const [List, setList] = useState<typeof NoticeList>();
  const next = useRef(0);
  useEffect(() => onFirstInteraction(loadList), []);
  const notify = useCallback((notice: Notice) => {
    void loadList().then((loaded) => {
      if (!loaded) return;
      next.current += 1;
      const id = next.current;
      setList(() => loaded.NoticeList);
      setShown((list) => [...list, { ...notice, id }]);
    });
  }, []);
  const dismiss = (id: number): void => setShown((list) => list.filter((notice) => notice.id !== id));
  return (
    <Notify.Provider value={notify}>
      {children}
      {List && shown.length > 0 && (
        <ErrorBoundary fallback={null}>
          <List shown={shown} dismiss={dismiss} />
        </ErrorBoundary>
      )}
    </Notify.Provider>
  );
};
