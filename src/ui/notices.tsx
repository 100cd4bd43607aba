import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import type { Notice, ShownNotice } from "./notice";
import type { NoticeListProps } from "./notice-list";
import { onWanted } from "./wanted";

const Notify = createContext<(notice: Notice) => void>(() => undefined);

/** Shows a notice in the corner of the page. */
export const useNotify = (): ((notice: Notice) => void) => useContext(Notify);

/**
 * Holds the notices of the page; they go by themselves unless the visitor is
 * with them. Their script is there before anything can be noticed: it is
 * fetched at the visitor's first move.
 */
export const NoticesProvider = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<readonly ShownNotice[]>([]);
  const [List, setList] = useState<ComponentType<NoticeListProps>>();
  const next = useRef(0);
  useEffect(
    () =>
      onWanted(true, async () => {
        const { NoticeList } = await import("./notice-list");
        setList(() => NoticeList);
      }),
    [],
  );
  const notify = useCallback((notice: Notice) => {
    next.current += 1;
    const id = next.current;
    setShown((list) => [...list, { ...notice, id }]);
  }, []);
  const dismiss = useCallback((id: number) => setShown((list) => list.filter((notice) => notice.id !== id)), []);
  return (
    <Notify.Provider value={notify}>
      {children}
      {List && <List shown={shown} dismiss={dismiss} />}
    </Notify.Provider>
  );
};
