import type { JsonValue } from "@capture/domain/lib/json-value";

/** The texts of a document as pages show them, by path. */
export type ShownTexts = Readonly<Record<string, string>>;

/** Changed texts of a page, by the text before. */
export interface TextChanges {
  readonly texts: ReadonlyMap<string, string>;
  /** Blocks of HTML without their start tag, to which the page may add an id: `>The text</p>`. */
  readonly blocks: ReadonlyMap<string, string>;
}

export const NO_CHANGES: TextChanges = { texts: new Map(), blocks: new Map() };

/** Gatsby needs 2 s for a draft, and drafts are at least 0.2 s apart: the page shows one of the last, or the saved file. */
const MAX_DRAFTS = 20;

/** Adds a version to those that the page may still show, the saved one first. */
export const addVersion = (versions: readonly ShownTexts[], added: ShownTexts): ShownTexts[] => [
  ...versions.slice(0, 1),
  ...versions.slice(1).slice(1 - MAX_DRAFTS),
  added,
];

/** The start of a block in the HTML of our texts. */
const BLOCK_START = /(?=<(?:p|h2|h3|li|th|td|pre|blockquote)>)/;

/**
 * The texts of a page that have changed. Texts that only moved are left to Gatsby, because the page may already show
 * their new order.
 * @param versions the texts of earlier versions that the page may still show, the saved one first
 */
export function changedTexts(versions: readonly ShownTexts[], current: ShownTexts): TextChanges {
  const isShown = new Set(Object.values(current));
  const isSaved = new Set(Object.values(versions[0] ?? {}));
  const changes = versions.flatMap((version) =>
    Object.entries(version).flatMap(([path, text]): (readonly [string, string])[] => {
      const now = current[path];
      const isChange = now !== undefined && now !== text && !isShown.has(text) && !isSaved.has(now);
      return isChange ? [[text, now]] : [];
    }),
  );
  return { texts: new Map(changes), blocks: new Map(changes.flatMap(changedBlocks)) };
}

function changedBlocks([before, now]: readonly [string, string]): [string, string][] {
  const [old, current] = [before, now].map(blocksOf);
  if (!old || old.length !== current?.length) return [];
  return old.flatMap((block, index): [string, string][] => {
    const changed = current[index];
    return changed === undefined || changed === block ? [] : [[block, changed]];
  });
}

const blocksOf = (html: string): string[] =>
  html
    .split(BLOCK_START)
    .filter((block) => block.startsWith("<"))
    .map((block) => block.slice(block.indexOf(">")));

/** A copy of a page’s data with the changes that it does not have yet. */
export function replaceTexts<Value>(data: Value, { texts, blocks }: TextChanges): Value {
  if (texts.size === 0) return data;
  const present = new Set(textsIn(data as JsonValue));
  const open = new Map([...texts].filter(([, now]) => !present.has(now)));
  return replaceIn(data as JsonValue, { texts: open, blocks }) as Value;
}

function replaceIn(value: JsonValue, changes: TextChanges): JsonValue {
  if (typeof value === "string") return changes.texts.get(value) ?? replaceBlocks(value, changes.blocks);
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, changes));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceIn(inner, changes)]));
}

function replaceBlocks(html: string, blocks: TextChanges["blocks"]): string {
  return [...blocks].reduce((text, [before, now]) => text.replace(before, () => now), html);
}

function* textsIn(value: JsonValue): Generator<string, void> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}
