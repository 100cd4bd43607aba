import { entriesOf, field, type Collection, type Entry } from "../collection";
import type { JsonValue } from "../json-file";
import { folderNeeds, groupNeeds, pageNeeds, wordNeeds } from "../needs";
import { counted, type JsonPath, type Problem } from "../problem";

interface PageNeed {
  sections: Readonly<Record<string, number>>;
  words: readonly string[];
}

/** Every page finds the entries, sections and words that it is made of. */
export function needProblems(collection: Collection): Problem[] {
  return [...folders(collection), ...groups(collection), ...pages(collection), ...labels(collection)];
}

function whole(file: string, sentence: string): Problem {
  return { file: `data/${file}`, line: 1, column: 1, where: "", sentence };
}

function inFolder({ entries }: Collection, folder: string): Entry[] {
  return entries.filter(({ file }) => file.name.startsWith(`${folder}/`));
}

function folders(collection: Collection): Problem[] {
  return Object.entries(folderNeeds).flatMap(([folder, fewest]) => {
    const count = collection.files.filter(({ name }) => name.startsWith(`${folder}/`)).length;
    return count >= fewest
      ? []
      : [whole(folder, `this folder holds ${counted(count, "entry", "entries")}; the site needs at least ${fewest}.`)];
  });
}

function groups(collection: Collection): Problem[] {
  return groupNeeds.flatMap(({ folder, field: key, fewest }) => {
    const entries = inFolder(collection, folder);
    const schema = entries[0]?.schema.properties?.[key];
    const values = schema?.enum ?? entriesOf(collection, "Solution").flatMap((entry) => field(entry, "slug") ?? []);
    return values.flatMap((value) => {
      const count = entries.filter((entry) => field(entry, key) === value).length;
      return count >= fewest
        ? []
        : [
            whole(
              folder,
              `${counted(count, "entry", "entries")} with the ${key} “${value}”; the page needs at least ${fewest}.`,
            ),
          ];
    });
  });
}

function pages(collection: Collection): Problem[] {
  const byRoute = new Map(entriesOf(collection, "Page").map((entry) => [field(entry, "route"), entry]));
  return Object.entries<PageNeed>(pageNeeds).flatMap(([route, need]) => {
    const entry = byRoute.get(route);
    if (!entry) return [whole("pages", `no file here has the route ${route}; its page has no words.`)];
    const sections = Object.entries(need.sections).flatMap(([id, fewest]) => {
      const index = indexOf(entry, "sections", "id", id);
      if (index < 0) return [entry.file.problem(["sections"], `the page needs a section with the id “${id}”.`)];
      const path: JsonPath = ["sections", index];
      const items = listAt(entry.value, [...path, "items"]);
      if (items.length >= fewest) return [];
      return [
        entry.file.problem(
          path,
          `the section “${id}” holds ${counted(items.length, "item", "items")}; the page needs at least ${fewest}.`,
        ),
      ];
    });
    return [...sections, ...missingWords(entry, need.words)];
  });
}

function labels(collection: Collection): Problem[] {
  const byName = new Map(entriesOf(collection, "Words").map((entry) => [field(entry, "name"), entry]));
  return Object.entries(wordNeeds).flatMap(([name, keys]) => {
    const entry = byName.get(name);
    return entry ? missingWords(entry, keys) : [whole("words", `the file ${name}.json is missing.`)];
  });
}

function missingWords(entry: Entry, keys: readonly string[]): Problem[] {
  return keys
    .filter((key) => indexOf(entry, "words", "key", key) < 0)
    .map((key) => entry.file.problem(["words"], `the page needs a word with the key “${key}”.`));
}

function indexOf(entry: Entry, list: string, key: string, value: string): number {
  return listAt(entry.value, [list]).findIndex(
    (item) => typeof item === "object" && item !== null && !Array.isArray(item) && item[key] === value,
  );
}

function listAt(value: JsonValue, path: JsonPath): JsonValue[] {
  let found: JsonValue | undefined = value;
  for (const step of path) {
    found =
      typeof found === "object" && found !== null ? (found as Record<string | number, JsonValue>)[step] : undefined;
  }
  return Array.isArray(found) ? found : [];
}
