import type { EntryCollection, Field, FileCollection } from "@sveltia/cms";
import { createDeskSettings } from "@capture/desk/config/settings";
import { jsonFilesOf } from "@capture/content/model/files-below";
import { COMPANY, PARTS } from "./company";

/** The desk's settings for the fixture company. */
export const settings = createDeskSettings(COMPANY, { name: "github", repo: "owner/name" }, true);
export const collections = settings.config.collections as (EntryCollection | FileCollection)[];

/** The fields of each file of data/, by the path of the file. */
export function forms(): Map<string, readonly Field[]> {
  const found = new Map<string, readonly Field[]>();
  for (const collection of collections) {
    if ("files" in collection) for (const { file, fields } of collection.files) found.set(file, fields);
    else {
      const inFolder = new RegExp(`^${collection.folder}/[^/]+\\.json$`);
      for (const name of [...jsonFilesOf(COMPANY), ...jsonFilesOf(PARTS)].map((each) => `data/${each}`)) {
        if (inFolder.test(name)) found.set(name, collection.fields);
      }
    }
  }
  return found;
}

/** The field at a path of field names, inside objects and lists. */
export function fieldAt(file: string, path: string): Record<string, unknown> {
  return path
    .split(".")
    .reduce<{ fields?: readonly Field[]; field?: Field }>(
      (inside, name) => (inside.fields ?? []).find((each) => each.name === name) as never,
      { fields: forms().get(file) ?? [] },
    ) as Record<string, unknown>;
}

/** The labels of the choices of a field, by their values. */
export const labelsOf = (options: unknown): Map<string, string> =>
  new Map((options as { value: string; label: string }[]).map(({ value, label }) => [value, label]));
