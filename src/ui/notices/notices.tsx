import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import { ErrorBoundary } from "../error-boundary";
import type { Notice, ShownNotice } from "./notice";
import type { NoticeList } from "./notice-list";
import { onFirstInteraction } from "../../hooks/on-first-interaction";

const NotifyContext = createContext<(notice: Notice) => Promise<boolean>>(() => Promise.resolve(false));

/**
 * Returns a function that shows a notice in the corner of the page. Its promise resolves with false if the script of notices
 * cannot be loaded.
 */
export const useNotify = (): ((notice: Notice) => Promise<boolean>) => useContext(NotifyContext);

// If the script cannot be loaded, no notice is shown. Forms also show their result next to their fields.
const loadList = () => import("./notice-list").catch(() => undefined);

/**
 * Provides notices to the page. Their script is loaded at the visitor's first interaction, because the first notice may
 * report that the network is unavailable.
 */
export const NoticesProvider = ({ children }: { children: ReactNode }) => {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const [List, setList] = useState<typeof NoticeList>();
  const lastId = useRef(0);
  useEffect(() => onFirstInteraction(loadList), []);
  const notify = useCallback(async (notice: Notice) => {
    const loaded = await loadList();
    if (!loaded) return false;
    lastId.current += 1;
    const id = lastId.current;
    setList(() => loaded.NoticeList);
    setNotices((list) => [...list, { ...notice, id }]);
    return true;
  }, []);
  const dismiss = (id: number): void => setNotices((list) => list.filter((notice) => notice.id !== id));
  return (
    <NotifyContext.Provider value={notify}>
      {children}
      {List && notices.length > 0 && (
        <ErrorBoundary fallback={null}>
          <List shown={notices} dismiss={dismiss} />
        </ErrorBoundary>
      )}
    </NotifyContext.Provider>
  );
};
