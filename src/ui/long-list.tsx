import { useEffect, useRef, useState, type ReactNode } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { useLocale } from "../hooks/use-site-content";
import { useUiLabels } from "./labels";
import { Row, Text } from "./primitives";

/** A list with more entries is shown in portions of PORTION_SIZE. */
export const MAX_UNPAGED_ENTRIES = 60;
export const PORTION_SIZE = 24;

interface LongListProps<T> {
  /** All entries. For a new array, the list shows only the first portion again. */
  entries: readonly T[];
  /** Renders the visible entries, each as an `article` with a link. */
  children: (shown: readonly T[]) => ReactNode;
}

/**
 * A list that renders its entries in portions. "Show more" renders the next portion, moves the focus to its first link
 * and announces how many entries are shown.
 */
export function LongList<T>({ entries, children }: LongListProps<T>) {
  const { showMore, shownOf } = useUiLabels();
  const locale = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const [portion, setPortion] = useState({ entries, count: getFirstCount(entries), from: 0 });
  // Set during render: an effect would first render the old portion of the new list.
  if (portion.entries !== entries) setPortion({ entries, count: getFirstCount(entries), from: 0 });

  useEffect(() => {
    if (portion.from > 0) container.current?.querySelectorAll("article")[portion.from]?.querySelector("a")?.focus();
  }, [portion]);

  if (entries.length <= MAX_UNPAGED_ENTRIES) return <>{children(entries)}</>;
  const count = Math.min(portion.count, entries.length);
  return (
    <div ref={container}>
      {children(entries.slice(0, count))}
      <Row mt={6}>
        {count < entries.length && (
          <button
            type="button"
            data-script=""
            onClick={() => setPortion({ entries, count: count + PORTION_SIZE, from: count })}
            sx={{ variant: "buttons.secondary" }}
          >
            {showMore}
          </button>
        )}
        <Text role="status" variant="label">
          {fillPlaceholders(shownOf, {
            count: count.toLocaleString(locale),
            total: entries.length.toLocaleString(locale),
          })}
        </Text>
      </Row>
    </div>
  );
}

function getFirstCount({ length }: readonly unknown[]): number {
  return length <= MAX_UNPAGED_ENTRIES ? length : PORTION_SIZE;
}
