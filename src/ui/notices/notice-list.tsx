import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from "react";
import { createPortal } from "react-dom";
import { bandProperties } from "../../theme/bands";
import { containerEdge } from "../../theme/layout";
import type { ShownNotice } from "./notice";
import { NoticeCard } from "./notice-card";
import { useUiLabels } from "../labels";

interface NoticeListProps {
  shown: readonly ShownNotice[];
  dismiss: (id: number) => void;
}

/** Finds the element in which notices are interactive: the last open dialog, which makes the page inert, or the body. */
const findInteractiveRoot = (): Element => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

/** The visible notices in a corner of the page, above everything else. */
export const NoticeList = ({ shown, dismiss }: NoticeListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const [portal] = useState(() => document.createElement("div"));
  const previousFocus = useRef<HTMLElement | null>(null);
  const { notices } = useUiLabels();
  const hasNotices = shown.length > 0;

  // A popover is in the top layer and therefore also above an open dialog, which a z-index cannot achieve.
  useLayoutEffect(() => {
    const cleanup = new AbortController();
    const { signal } = cleanup;
    const show = (): void => {
      const root = findInteractiveRoot();
      if (portal.parentElement !== root) root.append(portal);
      root.addEventListener("close", show, { signal });
      const element = list.current as (HTMLDivElement & Partial<Pick<HTMLElement, "showPopover">>) | null;
      if (!element?.showPopover) return;
      if (element.matches(":popover-open")) element.hidePopover();
      if (hasNotices) element.showPopover();
    };
    show();
    // A dialog that opens later would cover the visible notices.
    const observer = new MutationObserver(() => {
      if (findInteractiveRoot() !== portal.parentElement) show();
    });
    if (hasNotices) observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["open"] });
    return () => {
      observer.disconnect();
      cleanup.abort();
    };
  }, [hasNotices, shown.length, portal]);
  useEffect(() => () => portal.remove(), [portal]);

  // The focus moves to the next notice. From the last notice it returns to its position before the notices.
  const dismissAndMoveFocus = ({ id, onEnd }: ShownNotice): void => {
    const next = [...(list.current?.querySelectorAll("button") ?? [])].find(
      (button) => button !== document.activeElement,
    );
    if (list.current?.contains(document.activeElement)) (next ?? previousFocus.current)?.focus();
    dismiss(id);
    onEnd?.();
  };
  const rememberFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !list.current?.contains(relatedTarget))
      previousFocus.current = relatedTarget;
  };

  return createPortal(
    // The focus events bubble from the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={list}
      {...{ popover: "manual" }}
      role="region"
      aria-label={notices}
      onFocus={rememberFocus}
      style={bandProperties("ink")}
      sx={{
        position: "fixed",
        inset: "auto",
        insetInlineEnd: [0, containerEdge],
        insetInlineStart: [0, "auto"],
        bottom: 5,
        m: 0,
        mx: ["auto", 0],
        p: 0,
        width: "fit-content",
        border: "none",
        bg: "transparent",
        display: hasNotices ? "grid" : "none",
        "@media print": { display: "none" },
        gap: 3,
        zIndex: 40,
      }}
    >
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onDismiss={() => dismissAndMoveFocus(notice)} />
      ))}
    </div>,
    portal,
  );
};
