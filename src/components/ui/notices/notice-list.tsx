import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from "react";
import { createPortal } from "react-dom";
import { bandProperties } from "../../../theme/bands";
import type { ShownNotice } from "./notice";
import { NoticeCard } from "./notice-card";
import { useUiLabels } from "../labels";

interface NoticeListProps {
  shown: readonly ShownNotice[];
  dismiss: (id: number) => void;
}

/** Where notices can be reached: what is behind an open dialog cannot. */
const reachable = (): Element => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

/** The notices that are shown, in the corner, over everything. */
export const NoticeList = ({ shown, dismiss }: NoticeListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const [place] = useState(() => document.createElement("div"));
  const cameFrom = useRef<HTMLElement | null>(null);
  const { notices } = useUiLabels();
  const occupied = shown.length > 0;

  // As a popover the list stands over an open dialog too, which plain z-index cannot reach.
  useLayoutEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const show = (): void => {
      const home = reachable();
      if (place.parentElement !== home) home.append(place);
      home.addEventListener("close", show, { signal });
      const element = list.current as (HTMLDivElement & Partial<Pick<HTMLElement, "showPopover">>) | null;
      if (!element?.showPopover) return;
      if (element.matches(":popover-open")) element.hidePopover();
      if (occupied) element.showPopover();
    };
    show();
    // A dialog that opens later would leave behind it what is shown already.
    const opened = new MutationObserver(() => {
      if (reachable() !== place.parentElement) show();
    });
    if (occupied) opened.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["open"] });
    return () => {
      opened.disconnect();
      over.abort();
    };
  }, [occupied, shown.length, place]);
  useEffect(() => () => place.remove(), [place]);

  // The keyboard goes on at the next notice, or where it was before it came to the first.
  const dismissHere = (id: number): void => {
    const next = [...(list.current?.querySelectorAll("button") ?? [])].find(
      (button) => button !== document.activeElement,
    );
    if (list.current?.contains(document.activeElement)) (next ?? cameFrom.current)?.focus();
    dismiss(id);
  };
  const rememberFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !list.current?.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };

  return createPortal(
    // The focus belongs to the buttons inside.
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
        right: [0, 5],
        left: [0, "auto"],
        bottom: 5,
        m: 0,
        mx: ["auto", 0],
        p: 0,
        width: "fit-content",
        border: "none",
        bg: "transparent",
        display: occupied ? "grid" : "none",
        gap: 3,
        zIndex: 40,
      }}
    >
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onGone={() => dismissHere(notice.id)} />
      ))}
    </div>,
    place,
  );
};
