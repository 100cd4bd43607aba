import { useEffect, useMemo, useRef, useState } from "react";
import { bandProperties } from "../theme/bands";
import { notice as noticeStyle } from "../theme/late/floating";
import { Icon } from "./icon";
import { NOTICE_TIME, type Notice, type ShownNotice } from "./notice";
import { VisuallyHidden } from "./visually-hidden";
import { useUiWords } from "./words";

export interface NoticeListProps {
  shown: readonly ShownNotice[];
  dismiss: (id: number) => void;
}

/** The notices that are shown, in the corner, over everything. */
export const NoticeList = ({ shown, dismiss }: NoticeListProps) => {
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
      sx={{ ...noticeStyle, display: "flex", gap: 3, alignItems: "start" }}
    >
      <span sx={{ color: failed ? "error" : "success" }}>
        <Icon name={failed ? "triangle-alert" : "check"} />
      </span>
      <div sx={{ mr: "auto" }}>
        <p sx={{ fontWeight: "bold", color: failed ? "error" : "text" }}>{notice.title}</p>
        <p sx={{ variant: "text.small" }}>{notice.text}</p>
      </div>
      <button type="button" onClick={onGone} sx={{ variant: "buttons.bare", p: 3, m: -3 }}>
        <Icon name="x" size={20} />
        <VisuallyHidden>{dismiss}</VisuallyHidden>
      </button>
    </div>
  );
};
