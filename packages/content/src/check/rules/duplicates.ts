import { childOf, type JsonValue } from "@capture/domain/lib/json-value";
import { field, type Collection, type Entry } from "../collection";
import type { OwnRule } from "../facts";
import { memoize } from "../memoize";
import type { JsonPath, Problem } from "../problem";

/** The fields that identify entries and list items. */
const KEYS = ["id", "slug", "route", "name", "key", "cameraTag"];
/** Files are also compared by their position in menus and lists. */
const FILE_KEYS = [...KEYS, "order"];
/** Titles and descriptions for search engines must be unique. Without `seo.title`, the title of the entry is used. */
const SEO_FIELDS: Record<string, readonly string[][]> = {
  title: [["seo", "title"], ["title"]],
  description: [["seo", "description"]],
};

/** Reports entries of a kind with the same name, and pages with the same title or description. */
export function duplicateProblems(collection: Collection): Problem[] {
  return [...betweenFiles(collection), ...betweenPages(collection)];
}

function betweenFiles({ entries }: Collection): Problem[] {
  return repeats(
    entries.flatMap((entry) => keysOf(entry, undefined)),
    ({ path: [key], value }, first) => `the ${key} “${value}” is already used in data/${first}; choose another one.`,
  );
}

const keysOf = memoize((entry: Entry, _: undefined): Claim[] =>
  FILE_KEYS.flatMap((key) => {
    const value = field(entry, key);
    return value === undefined ? [] : [{ entry, path: [key], value, group: `${kindOf(entry)} ${key} ${value}` }];
  }),
);

/** All pages count as one kind, although each has its own schema. */
function kindOf({ schema, schemaFile }: Entry): string {
  return schema["x-implements"] ?? schemaFile;
}

/** Reports items of a list that have the same name or are equal. */
export const repeatedItemProblems: OwnRule = ({ file }, values) =>
  values.flatMap(({ path, value, schema }) => {
    if (!Array.isArray(value)) return [];
    const named = KEYS.flatMap((key) => {
      const names = value.map((item) => field({ value: item }, key));
      return repeatedIn(names).map((index) => {
        const message = `the ${key} “${names[index]}” is already used in this list; choose another one.`;
        return file.problem([...path, index, key], message);
      });
    });
    // The schema check reports equal items of lists with `uniqueItems`. Coordinates may be equal.
    if (named.length > 0 || schema.uniqueItems || schema.items?.type === "number") return named;
    const items = value.map((item) => JSON.stringify(item));
    return repeatedIn(items).map((index) => file.problem([...path, index], "duplicate entry; remove one."));
  });

/** The positions of texts that also occur before. */
export const repeatedIn = (texts: readonly (string | undefined)[]): number[] =>
  texts.flatMap((text, index) => (text !== undefined && texts.indexOf(text) < index ? index : []));

function betweenPages({ entries }: Collection): Problem[] {
  return repeats(
    entries.flatMap((entry) => seoOf(entry, undefined)),
    ({ key }, first) => `data/${first} has the same ${key} for search engines; each page needs its own.`,
  );
}

const seoOf = memoize((entry: Entry, _: undefined) => {
  if (textAt(entry.value, ["seo", "description"]) === undefined) return [];
  return Object.entries(SEO_FIELDS).flatMap(([key, paths]) => {
    const [claim] = paths.flatMap((path) => {
      const value = textAt(entry.value, path);
      return value === undefined ? [] : [{ entry, key, path, value, group: `${key} ${value}` }];
    });
    return claim ?? [];
  });
});

/** A value that must be unique in its group. */
interface Claim {
  entry: Entry;
  path: JsonPath;
  value: string;
  group: string;
}

function repeats<C extends Claim>(claims: readonly C[], message: (claim: C, firstFile: string) => string): Problem[] {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const earlier = first.get(claim.group);
    if (!earlier) {
      first.set(claim.group, claim);
      return [];
    }
    return [claim.entry.file.problem(claim.path, message(claim, earlier.entry.file.name))];
  });
}

function textAt(value: JsonValue, path: readonly string[]): string | undefined {
  const container = path.slice(0, -1).reduce<JsonValue | undefined>(childOf, value);
  return field({ value: container ?? null }, path.at(-1) ?? "");
}
