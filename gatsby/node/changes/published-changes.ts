import { diffWordsWithSpace } from "diff";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import { formatDay } from "@capture/domain/lib/locale";
import { parseSize, SIZE_FIELD, type OuterSize } from "@capture/domain/outer-size";
import type { RecordedChange } from "@capture/content/history/record-changes";
import { foldParts, type TextPart } from "./fold-parts";

/** The file of a history, as pages name it. */
export interface ChangedFile {
  kind: "device" | "legal";
  /** The file below the data folder. */
  source: string;
  name: string;
  path: string;
  /** The anchor of a field on that page. */
  anchorOf: (field: string) => string;
  /** Labels of its fields. */
  labels: ReadonlyMap<string, string>;
}

/** A change with its words, ready to be shown. */
export type PublishedChange = ReturnType<typeof publishedChange>;

/** The words of `data/labels/history.json` that sentences need. */
export interface HistoryWords {
  changed: string;
  notStated: string;
}

/** Fewer unchanged characters between two changes belong to both. */
const MIN_KEPT_CHARACTERS = 8;

/** Above this share of replaced words, a text is shown as removed and added, because a redline would be unreadable. */
const MAX_REPLACED_SHARE = 0.6;

/** The changes of one file with their words, newest first. */
export function publishedChanges(
  file: ChangedFile,
  changes: readonly RecordedChange[],
  words: HistoryWords,
  locale: string,
): PublishedChange[] {
  return changes.map((change, index) => publishedChange(file, change, index, words, locale)).reverse();
}

/** Sorts changes of several files, newest first; those of one day keep their order. */
export const newestFirst = (changes: readonly PublishedChange[]): PublishedChange[] =>
  changes.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));

function publishedChange(
  { kind, source, name, path, anchorOf, labels }: ChangedFile,
  { date, field: key, before, after, reason }: RecordedChange,
  index: number,
  { changed, notStated }: HistoryWords,
  locale: string,
) {
  const field = labels.get(key) ?? key;
  const dateText = formatDay(date, locale);
  const parts = kind === "legal" ? textParts(before ?? "", after ?? "") : valueParts(before, after ?? notStated);
  return {
    id: `${source
      .replace(/^pages\//, "")
      .replace(/\.json$/, "")
      .replaceAll("/", "-")}-${index + 1}`,
    kind,
    source,
    key,
    date,
    dateText,
    name,
    // A spec value that was removed has no row.
    path: labels.has(key) && (kind === "legal" || after !== null) ? `${path}#${anchorOf(key)}` : path,
    /** The label of the field. */
    field,
    /** The change as a sentence. */
    sentence: keepUnits(
      fillPlaceholders(changed, {
        ...{ date: dateText, field },
        ...{ before: before ?? notStated, after: after ?? notStated },
      }),
    ),
    /** The value before and after in one. */
    parts,
    /** The same without the sentences in which nothing has changed. */
    excerpt: foldParts(parts),
    /** The outer size of a device before and after, if that has changed. */
    sizes: kind === "device" && key === SIZE_FIELD ? sizeChange(before, after, locale) : null,
    reason: reason ?? null,
  };
}

function sizeChange(
  before: string | null,
  after: string | null,
  locale: string,
): { before: OuterSize; after: OuterSize } | null {
  const [former, current] = [before, after].map((text) => (text === null ? undefined : parseSize(text, locale)));
  return former && current ? { before: former, after: current } : null;
}

/** The words that two spec values have in common do not matter. */
const valueParts = (before: string | null, after: string): TextPart[] => [
  ...(before === null ? [] : [{ state: "removed", text: before } as const, { state: "same", text: " " } as const]),
  { state: "added", text: after },
];

/** The words of two versions of a text in one list. */
export function textParts(before: string, after: string): TextPart[] {
  const parts = joinChanges(
    diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
      state: added ? "added" : removed ? "removed" : "same",
      text: value,
    })),
  );
  const length = (state: TextPart["state"]): number =>
    parts.filter((part) => part.state === state).reduce((sum, { text }) => sum + text.length, 0);
  const replaced = Math.max(length("removed"), length("added")) / Math.max(before.length, after.length, 1);
  if (before === "" || after === "" || replaced <= MAX_REPLACED_SHARE) return parts;
  return [
    { state: "removed", text: before },
    { state: "added", text: after },
  ];
}

/** Joins changes with only a few characters between them, so that a sentence is not a patchwork of single words. */
function joinChanges(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  let [removed, added] = ["", ""];
  /** Returns the space with which both texts end, because it has not changed. */
  const close = (): string => {
    const space = removed.endsWith(" ") && added.endsWith(" ") ? " " : "";
    removed = removed.slice(0, removed.length - space.length);
    added = added.slice(0, added.length - space.length);
    if (removed !== "") joined.push({ state: "removed", text: removed });
    if (added !== "") joined.push({ state: "added", text: added });
    [removed, added] = ["", ""];
    return space;
  };
  for (const [index, { state, text }] of parts.entries()) {
    const isBetween = removed + added !== "" && index < parts.length - 1;
    if (state === "removed") removed += text;
    else if (state === "added") added += text;
    else if (isBetween && text.trim().length < MIN_KEPT_CHARACTERS) {
      removed += text;
      added += text;
    } else {
      joined.push({ state, text: close() + text });
    }
  }
  close();
  return joined;
}
