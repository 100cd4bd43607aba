import { isPublished } from "../../model/drafts";
import { isFreeText, type Schema } from "../../model/schemas";
import { valuesAt, visitEntry, type Collection, type Entry } from "../collection";
import type { JsonPath, Problem } from "../problem";

/** The register of names, relative to data/. */
export const NAMES_FILE = "names.json";

/** A row of the register: a name of an entry, and the file of the entry. */
export interface Name {
  readonly file: string;
  readonly name: string;
}

/** A name at its place in an entry. */
interface PlacedName extends Name {
  readonly entry: Entry;
  readonly path: JsonPath;
}

/** A lost name in a text, at an offset in the file of the text. */
interface Mention {
  readonly row: Name;
  readonly entry: Entry;
  readonly path: JsonPath;
  readonly offset: number;
}

/** Formats of texts; the values of all others are days, files or links. */
const TEXT_FORMATS: readonly Schema["format"][] = [undefined, "html", "code"];

/**
 * Compares the names of entries (`x-named`) with the register in data/names.json. A deleted file takes its names with it,
 * so the register remembers them: it must contain the names of all published entries, and no text may contain a name that no
 * longer belongs to an entry. Without the register, nothing is compared.
 */
export function nameProblems(collection: Collection): Problem[] {
  const { register, rows, missing, lost, mentions } = compareNames(collection);
  if (!register) return [];
  const fileNames = collection.files.map(({ name }) => name);
  const describe = ({ file, name }: Name): string =>
    fileNames.includes(file)
      ? `data/${file} no longer has the name “${name}”`
      : `“${name}” is the name of data/${file}, which no longer exists`;
  const advice = `reword the text, or, if the word may stay, delete the name from data/${NAMES_FILE}.`;
  return [
    ...missing.map(({ entry, path, name }) => {
      const message = `data/${NAMES_FILE} does not contain the name “${name}”; add it there, or run npm run content:check -- --write-names.`;
      return entry.file.problem(path, message);
    }),
    ...mentions.map(({ row, entry, path, offset }) =>
      entry.file.problem(path, `${describe(row)}; ${advice}`, { offset }),
    ),
    ...lost
      .filter((row) => !isMentioned(row, mentions))
      .map((row) => {
        const message = `${describe(row)}, and no text contains it; delete it here.`;
        return register.file.notice(["items", rows.indexOf(row)], message);
      }),
  ];
}

/** The rows that the register should have: all names of published entries, and lost names that a text still contains. */
export function updatedNames(collection: Collection): Name[] {
  const { rows, missing, lost, mentions } = compareNames(collection);
  return [
    ...rows.filter((row) => !lost.includes(row) || isMentioned(row, mentions)),
    ...missing.map(({ file, name }) => ({ name, file })),
  ];
}

/** Compares the rows of the register with the names of entries. */
function compareNames(collection: Collection) {
  const register = collection.entries.find(({ file }) => file.name === NAMES_FILE);
  const rows = valuesAt(register?.value, ["items"]).flatMap((row): Name[] => {
    const { file, name } = (row ?? {}) as Partial<Name>;
    return typeof file === "string" && typeof name === "string" && name.trim() !== "" ? [{ file, name }] : [];
  });
  const current = collection.entries.flatMap(namesOf);
  const published = current.filter(({ entry }) => isPublished(entry));
  /** Names of published entries that the register does not contain. */
  const missing = published.filter((name) => !rows.some((row) => isSame(name, row)));
  /** Rows whose name no longer belongs to an entry. */
  const lost = rows.filter((row) => !current.some((name) => isSame(name, row)));
  return { register, rows, missing, lost, mentions: mentionsOf(lost, current, collection) };
}

/** The names of an entry: the texts in the fields that `x-named` of its schema lists. */
function namesOf(entry: Entry): PlacedName[] {
  const { file, value, schema } = entry;
  return (schema["x-named"] ?? []).flatMap((key) =>
    valuesAt(value, [key]).flatMap((name, index) => {
      const isList = Array.isArray((value as Record<string, unknown>)[key]);
      return typeof name === "string" ? [{ file: file.name, name, entry, path: isList ? [key, index] : [key] }] : [];
    }),
  );
}

const isSame = (a: Name, b: Name): boolean => a.file === b.file && a.name === b.name;

const isMentioned = ({ name }: Name, mentions: readonly Mention[]): boolean =>
  mentions.some(({ row }) => row.name === name);

/** Where texts contain a lost name that no other entry has, as whole words, and not as a part of a current name. */
function mentionsOf(lost: readonly Name[], current: readonly Name[], { entries, schemas }: Collection): Mention[] {
  const currentNames = new Set(current.map(({ name }) => name));
  const rows = new Map(lost.filter(({ name }) => !currentNames.has(name)).map((row) => [row.name, row]));
  if (rows.size === 0) return [];
  const pattern = wholeWords([...currentNames, ...rows.keys()]);
  const findIn = (text: string) =>
    [...text.matchAll(pattern)].flatMap(({ 0: name, index }) => {
      const row = rows.get(name);
      return row ? [{ row, index }] : [];
    });
  const mentionsIn = (entry: Entry, path: JsonPath, value: string): Mention[] => {
    const mentions = findIn(value);
    if (mentions.length === 0) return [];
    const source = entry.file.source(path);
    // An escaped line break becomes two spaces, because its letter would be part of the next word.
    const places = findIn(source.text.replaceAll(/\\[nrtbf]/g, "  "));
    // A name with escaped letters is found in the value only, and reported at the start of the text.
    return mentions.map(({ row }, index) => ({
      row,
      entry,
      path,
      offset: source.offset + (places[index]?.index ?? 0),
    }));
  };
  return entries
    .filter(({ file }) => file.name !== NAMES_FILE)
    .flatMap((entry) =>
      visitEntry(entry, schemas).flatMap(({ path, value, schema }) =>
        typeof value === "string" && isText(schema) ? mentionsIn(entry, path, value) : [],
      ),
    );
}

/** A pattern for any of the names, the longest first: “PRO MAX” is not a mention of “PRO”. */
function wholeWords(names: readonly string[]): RegExp {
  const alternatives = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
}

/** Whether a value with this schema is a text, and not a choice, a reference, a name for machines or a path. */
function isText(schema: Schema): boolean {
  return isFreeText(schema, false) && TEXT_FORMATS.includes(schema.format);
}
