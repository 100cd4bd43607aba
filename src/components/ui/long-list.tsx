import { useEffect, useRef, useState, type ReactNode } from "react";
import { fillPlaceholders } from "../../domain/placeholders";
import { useUiLabels } from "./labels";
import { Row } from "./layout/row";
import { Text } from "./text";

/** A list of up to so many entries is drawn whole. */
export const WHOLE = 60;
/** A longer one is drawn in portions of so many. */
export const PORTION = 24;

interface LongListProps<T> {
  /** All entries. Another array starts again at the first portion. */
  entries: readonly T[];
  /** Draws the entries that are shown, each with an `article` that holds a link. */
  children: (shown: readonly T[]) => ReactNode;
}

/**
 * A list that draws no more than a visitor looks at. "Show more" draws the
 * next portion, takes the focus to its first link and tells how many are shown.
 */
export function LongList<T>({ entries, children }: LongListProps<T>) {
  const { showMore, shownOf } = useUiLabels();
  const holder = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState({ entries, count: firstCount(entries), from: 0 });
  // While React draws: an effect would draw the old portion of the new list first.
  if (drawn.entries !== entries) setDrawn({ entries, count: firstCount(entries), from: 0 });

  useEffect(() => {
    if (drawn.from > 0) holder.current?.querySelectorAll("article")[drawn.from]?.querySelector("a")?.focus();
  }, [drawn]);

  if (entries.length <= WHOLE) return <>{children(entries)}</>;
  const count = Math.min(drawn.count, entries.length);
  return (
    <div ref={holder}>
      {children(entries.slice(0, count))}
      <Row mt={6}>
        {count < entries.length && (
          <button
            type="button"
            data-script=""
            onClick={() => setDrawn({ entries, count: count + PORTION, from: count })}
            sx={{ variant: "buttons.secondary" }}
          >
            {showMore}
          </button>
        )}
        <Text role="status" variant="label">
          {fillPlaceholders(shownOf, { count, total: entries.length })}
        </Text>
      </Row>
    </div>
  );
}

function firstCount({ length }: readonly unknown[]): number {
  return length <= WHOLE ? length : PORTION;
}
