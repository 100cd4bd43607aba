import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { bandProperties } from "../theme/bands";
import { Icon } from "./icon";
import { VisuallyHidden } from "./visually-hidden";
import { useUiWords } from "./words";

export interface Notice {
  title: string;
  text: string;
  tone: "success" | "failure";
}

/** How long a notice stays, in milliseconds. */
export const NOTICE_TIME = 8000;

const Notify = createContext<(notice: Notice) => void>(() => undefined);

/** Shows a notice in the corner of the page. */
export const useNotify = (): ((notice: Notice) => void) => useContext(Notify);

type Shown = Notice & { id: number };

/** Holds the notices of the page; they go by themselves unless the visitor is with them. */
export const NoticesProvider = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const next = useRef(0);
  const notify = useCallback((notice: Notice) => {
    next.current += 1;
    const id = next.current;
    setShown((list) => [...list, { ...notice, id }]);
  }, []);
  const dismiss = useCallback((id: number) => setShown((list) => list.filter((notice) => notice.id !== id)), []);
  return (
    <Notify.Provider value={notify}>
      {children}
      <NoticeList shown={shown} dismiss={dismiss} />
    </Notify.Provider>
  );
};

interface NoticeListProps {
  shown: readonly Shown[];
  dismiss: (id: number) => void;
}

const NoticeList = ({ shown, dismiss }: NoticeListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const { notices } = useUiWords();
  const any = shown.length > 0;

  // As a popover the list stands over an open dialog too, which plain z-index cannot reach.
  useEffect(() => {
    const element = list.current as (HTMLDivElement & Partial<Pick<HTMLElement, "showPopover">>) | null;
    if (!element?.showPopover) return;
    if (element.matches(":popover-open")) element.hidePopover();
    if (any) element.showPopover();
  }, [any, shown.length]);

  return (
    <div
      ref={list}
      {...{ popover: "manual" }}
      role="region"
      aria-label={notices}
      style={bandProperties("ink")}
      sx={{
        position: "fixed",
        inset: "auto",
        right: [0, 5],
        left: [0, "auto"],
        bottom: 5,
        m: 0,
        mx: ["auto", 0],
        p: 0,
        width: "fit-content",
        border: "none",
        bg: "transparent",
        display: any ? "grid" : "none",
        gap: 3,
        zIndex: 40,
      }}
    >
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onGone={() => dismiss(notice.id)} />
      ))}
    </div>
  );
};

const NoticeCard = ({ notice, onGone }: { notice: Notice; onGone: () => void }) => {
  const [held, setHeld] = useState(false);
  const { dismiss } = useUiWords();
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => gone.current(), NOTICE_TIME);
    return () => clearTimeout(timer);
  }, [held]);
  const hold = useMemo(
    () => ({
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    }),
    [],
  );
  const failed = notice.tone === "failure";
  return (
    <div
      role={failed ? "alert" : "status"}
      {...hold}
      sx={{ variant: "cards.notice", display: "flex", gap: 3, alignItems: "start" }}
    >
      <span sx={{ color: failed ? "error" : "success" }}>
        <Icon name={failed ? "triangle-alert" : "check"} />
      </span>
      <div sx={{ mr: "auto" }}>
        <p sx={{ fontWeight: "bold", color: failed ? "error" : "text" }}>{notice.title}</p>
        <p sx={{ variant: "text.small" }}>{notice.text}</p>
      </div>
      <button type="button" onClick={onGone} sx={{ variant: "buttons.bare", p: 2, m: -2 }}>
        <Icon name="x" size={20} />
        <VisuallyHidden>{dismiss}</VisuallyHidden>
      </button>
    </div>
  );
};
