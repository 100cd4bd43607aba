import { useDeferredValue, useId, useRef, type KeyboardEvent, type ReactNode } from "react";

export interface Tab {
  id: string;
  title: string;
  panel: ReactNode;
}

interface TabsProps {
  /** Name of the tab list for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the selected tab. It may come from the query string; an unknown id selects the first tab. */
  active: string;
  onChange: (id: string) => void;
  /** Puts the tabs next to their panel on a wide screen instead of above it. */
  side?: boolean;
}

/** Where the text runs from right to left, the next tab is to the left. */
const MIRRORED_KEYS: Record<string, string> = { ArrowRight: "ArrowLeft", ArrowLeft: "ArrowRight" };

const NEXT_INDEX_BY_KEY: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs as in the ARIA Authoring Practices Guide: one tab is a stop for the Tab key, and arrow keys move the focus and
 * select. All panels are in the HTML, and without script all are shown.
 */
export const Tabs = ({ label, tabs, active, onChange, side = false }: TabsProps) => {
  const idPrefix = useId();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const selected = (tabs.find(({ id }) => id === active) ?? tabs[0])?.id ?? "";
  // The tab changes with the next paint, its panel with a later one.
  const shown = useDeferredValue(selected);

  const moveByKey = (event: KeyboardEvent): void => {
    const key = document.dir === "rtl" ? (MIRRORED_KEYS[event.key] ?? event.key) : event.key;
    const getNextIndex = NEXT_INDEX_BY_KEY[key];
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = getNextIndex && tabs[getNextIndex(index, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    buttons.current.get(next.id)?.focus();
  };

  return (
    <div
      sx={
        side
          ? { display: "grid", gap: [6, 6, 8], gridTemplateColumns: ["minmax(0, 1fr)", null, "14rem minmax(0, 1fr)"] }
          : { display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }
      }
    >
      <div
        role="tablist"
        aria-label={label}
        data-script=""
        sx={{
          display: "flex",
          flexDirection: side ? ["row", "row", "column"] : "row",
          alignItems: "start",
          gap: side ? [5, 5, 2] : 5,
          overflowX: "auto",
          borderBottom: side ? ["1px solid", "1px solid", "none"] : "1px solid",
          borderColor: ["hairline", "hairline", "hairline"],
        }}
      >
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            ref={(button) => {
              if (button) buttons.current.set(id, button);
            }}
            type="button"
            role="tab"
            id={`${idPrefix}${id}-tab`}
            aria-controls={`${idPrefix}${id}-panel`}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onChange(id)}
            onKeyDown={moveByKey}
            sx={{ variant: "buttons.tab", whiteSpace: "nowrap", flex: "none" }}
          >
            {title}
          </button>
        ))}
      </div>
      <div>
        {tabs.map(({ id, panel }) => (
          <div
            key={id}
            role="tabpanel"
            id={`${idPrefix}${id}-panel`}
            aria-labelledby={`${idPrefix}${id}-tab`}
            hidden={id !== shown}
            data-panel=""
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
};
