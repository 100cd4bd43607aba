import { shownHtml, shownText } from "@capture/domain/typography/shown-text";
import { isRecord, type JsonValue } from "@capture/domain/lib/json-value";
import { isUnsavedPicture, type LocaleValues, type OpenForm, type Values } from "./draft";

/** The texts of a document as pages show them, by path: `keyFigures.0.label`. */
export type ShownTexts = Readonly<Record<string, string>>;

/** The changes of a document, for the pages that show it. */
export interface TextChanges {
  /** The text at each path; in another language, only changed ones. */
  readonly current: ShownTexts;
  /** The texts that a page may still show at each path: saved ones, and those of the last drafts. */
  readonly candidates: ReadonlyMap<string, readonly string[]>;
  /** The paths of all fields of the form. */
  readonly fields: readonly string[];
}

export const NO_CHANGES: TextChanges = { current: {}, candidates: new Map(), fields: [] };

/** Gatsby needs 2 s for a draft, and drafts are at least 0.2 s apart: the page shows one of the last, or the saved file. */
const MAX_DRAFTS = 20;

/** The start of a block in the HTML of our texts. */
const BLOCK_START = /(?=<(?:p|h2|h3|li|th|td|pre|blockquote)>)/;

const DAY = /^\d{4}-\d\d-\d\d$/;

const isHtml = (text: string): boolean => /^<[a-z]/.test(text);

/**
 * Prepares the texts of a form for the language of the development site. They are computed in the browser, because a
 * request would wait until the server has checked the draft before.
 * @param path the path of the document’s page
 * @param site the value of site.json that the development site shows
 */
export function createTextReader(
  { defaultLocale, saved }: Pick<OpenForm, "defaultLocale" | "saved">,
  path: string | undefined,
  site: JsonValue,
): (current: LocaleValues) => TextChanges {
  const locale = `locales/${(site as { readonly language: string }).language}`;
  const show = (values: Values): ShownTexts => shownTexts(values, site);
  const { [defaultLocale]: source = {}, [locale]: translation } = saved;
  const savedVersions = [show(source), translation ? show(translation) : { ...(path && { path }) }];
  let drafts: readonly ShownTexts[] = [];

  /** A translation of an earlier source is not on the page, so an unchanged text stays as the page has it. */
  const valueAt = (field: string, current: LocaleValues): unknown => {
    const [own, translated] = [current[defaultLocale]?.[field], current[locale]?.[field]];
    if (translated === undefined || translated === "" || translated === own) return own;
    if (translated !== translation?.[field]) return translated;
    return own === source[field] ? undefined : own;
  };
  return (values) => {
    const fields = Object.keys(values[defaultLocale] ?? {});
    const current = show(Object.fromEntries(fields.map((field) => [field, valueAt(field, values)])));
    drafts = [...drafts.slice(1 - MAX_DRAFTS), current];
    // A form has links and references to translated names as the source has them, so these are not compared.
    const isCompared = (field: string): boolean =>
      !translation || [saved, values].some((each) => each[defaultLocale]?.[field] !== each[locale]?.[field]);
    return { current, candidates: groupByPath([...savedVersions, ...drafts], isCompared), fields };
  };
}

function shownTexts(values: Values, site: JsonValue): ShownTexts {
  const texts = Object.entries(values).flatMap(([path, value]): [string, string][] => {
    // Gatsby renames `id`.
    const name = path === "id" ? "jsonId" : path;
    if (name === "jsonId") return [[name, String(value)]];
    // Pages format days.
    if (typeof value !== "string" || value === "" || DAY.test(value) || isUnsavedPicture(value)) return [];
    return [[name, isHtml(value) ? shownHtml(value, site) : shownText(value, site)]];
  });
  return Object.fromEntries(texts);
}

function groupByPath(
  versions: readonly ShownTexts[],
  isCompared: (path: string) => boolean,
): TextChanges["candidates"] {
  const candidates = new Map<string, string[]>();
  for (const [path, text] of versions.flatMap((version) => Object.entries(version))) {
    const texts = candidates.get(path) ?? [];
    if (!texts.includes(text)) candidates.set(path, isCompared(path) ? [...texts, text] : []);
  }
  return candidates;
}

/** The texts that a page may show for a field, the most likely one first. */
export const textsAt = (path: string, { current, candidates }: TextChanges): readonly string[] =>
  current[path] === undefined ? [...(candidates.get(path) ?? [])].reverse() : [current[path]];

/**
 * A copy of a page’s data with the current texts of a document; unchanged objects are the same. The data does not name its
 * documents: an object is part of the document if all texts that both have are equal, and most of its own texts are known.
 */
export function replaceTexts(data: JsonValue, changes: TextChanges): JsonValue {
  const isDocument = isRecord(data) && likeness(data, "", changes) > 0;
  return isDocument ? replaceIn(data, "", changes) : mapValues(data, (value) => replaceTexts(value, changes));
}

/** The number of equal texts, less that of unknown texts of the object itself; negative if a text is different. */
function likeness(value: JsonValue, path: string, changes: TextChanges): number {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).reduce((sum, [key, inner]) => sum + likeness(inner, childPath(path, key), changes), 0);
  const texts = changes.candidates.get(path);
  if (!texts) return typeof value === "string" && !path.includes(".") ? -1 : 0;
  // Pages add ids and links to HTML.
  if (value === null || texts.length === 0 || texts.some(isHtml)) return 0;
  return texts.includes(String(value)) ? 1 : -Infinity;
}

function replaceIn(value: JsonValue, path: string, changes: TextChanges): JsonValue {
  if (typeof value === "string") return replaceText(value, path, changes);
  // Otherwise the texts of an item would move to another, whose picture and links do not change yet.
  if (Array.isArray(value) && value.length !== lengthOf(path, changes.fields)) return value;
  return mapValues(value, (inner, key) => replaceIn(inner, childPath(path, key), changes));
}

function replaceText(value: string, path: string, { current, candidates }: TextChanges): string {
  const text = current[path];
  if (text === undefined) return value;
  const texts = candidates.get(path) ?? [];
  if (texts.includes(value)) return text;
  const blocks = new Map(texts.flatMap((before) => blockChanges(before, text)));
  return [...blocks].reduce((html, [before, after]) => html.replace(before, () => after), value);
}

/** The blocks of HTML before and after a change, without the start tag, which may have an id: `>The text</p>`. */
function blockChanges(before: string, after: string): [string, string][] {
  const [old, current] = [blocksOf(before), blocksOf(after)];
  return old.length === current.length ? old.map((block, index) => [block, current[index] ?? block]) : [];
}

const blocksOf = (html: string): string[] =>
  html
    .split(BLOCK_START)
    .filter((block) => block.startsWith("<"))
    .map((block) => block.slice(block.indexOf(">")));

/** The number of items of a list in the form. */
const lengthOf = (list: string, fields: readonly string[]): number =>
  new Set(fields.flatMap((path) => (path.startsWith(`${list}.`) ? path.slice(list.length + 1).split(".")[0] : [])))
    .size;

const childPath = (path: string, key: string): string => (path === "" ? key : `${path}.${key}`);

/** Changes the values of an object or a list. Returns the same one if no value has changed. */
function mapValues(value: JsonValue, change: (inner: JsonValue, key: string) => JsonValue): JsonValue {
  if (typeof value !== "object" || value === null) return value;
  const before = Object.entries(value);
  const after = before.map(([key, inner]) => [key, change(inner, key)] as const);
  if (after.every(([, inner], index) => inner === before[index]?.[1])) return value;
  return Array.isArray(value) ? after.map(([, inner]) => inner) : Object.fromEntries(after);
}
