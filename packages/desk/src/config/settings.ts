import type { Backend, CmsConfig } from "@sveltia/cms";
import { field, readCollection, entriesOf, type Collection } from "@capture/content/check/collection";
import { isNullable, type Schema, type Schemas } from "@capture/content/model/schemas";
import { DIALOG_PREFIX, dialogs } from "@capture/domain/dialogs";
import { pagesOf, plannedRoutes } from "@capture/content/model/routes";
import type { NullableFields } from "../client/documents";
import { wordsIn } from "@capture/words/words";
import { createCollections } from "./collections";
import { languageOptions, languagesOf } from "./languages";
import { mediaLibrary } from "./media";
import { listFileNames } from "./names";
import { placeholdersOf } from "./placeholders";
import { publishModes } from "./review";
import type { Option } from "./fields";
import { titleOf } from "./references";

/** The content of /admin/settings.json. */
export type DeskSettings = ReturnType<typeof createDeskSettings>;

/**
 * Derives the desk's settings from the schemas and the current content.
 * @param folder path of data/ or of a copy of it
 * @param backend the Git host for saves; the desk of the development site saves to the disk instead
 * @param isReviewed whether changes of reviewed content become pull requests
 */
export function createDeskSettings(folder: string, backend: Backend, isLocal: boolean, isReviewed = false) {
  const collection = readCollection(folder);
  const { schemas } = collection;
  const brand = field({ value: collection.site }, "brand") ?? "";
  const languages = languagesOf(collection);
  const config: CmsConfig = {
    load_config_file: false,
    backend,
    app_title: `${brand} content desk`,
    logo: { src: "/favicon.svg" },
    media_folder: "data/images",
    public_folder: "/images",
    media_libraries: mediaLibrary("picture"),
    // “Café” becomes “cafe”, because URLs of the site only contain ASCII letters.
    slug: { encoding: "ascii", clean_accents: true },
    // The development site shows saved content, so no preview is needed.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    ...(languages && { i18n: languageOptions(languages) }),
    collections: publishModes(createCollections(collection, languages), schemas, isReviewed),
  };
  return {
    config,
    /** Field names in the order of the file, by schema file. */
    keys: keysOf(schemas),
    /** Fields that get `null` when they are empty. */
    nullableFields: nullableFieldsOf(schemas),
    /** Naming rules by collection. */
    names: listFileNames(schemas),
    /** Pages and dialogs that a link can open. */
    targets: listLinkTargets(collection),
    /** The engine’s texts that empty fields show. */
    placeholders: placeholdersOf(collection, languages),
    /** The languages, if the site has others than the default locale, and the engine’s documents in that locale. */
    ...(languages && { languages, words: wordsIn(languages.defaultLocale) }),
    /** Whether the desk shows the problems of the content check, which only the development site provides. */
    isLocal,
    isReviewed,
  };
}

function keysOf(schemas: Schemas): Record<string, string[]> {
  return Object.fromEntries([...schemas].map(([name, { properties = {} }]) => [name, Object.keys(properties)]));
}

/** The groups of each schema in which every field may be unknown, by their path, with their fields. */
function nullableFieldsOf(schemas: Schemas): NullableFields {
  const groupsOf = ({ properties = {} }: Schema, path: readonly string[] = []): [string, string[]][] =>
    Object.entries(properties).flatMap(([key, { properties: fields = {}, items }]): [string, string[]][] => {
      const isUnstated = Object.values(fields).length > 0 && Object.values(fields).every(isNullable);
      if (isUnstated) return [[[...path, key].join("."), Object.keys(fields)]];
      return items ? groupsOf(items, [...path, key]) : [];
    });
  const nullableFields = [...schemas].map(([name, schema]) => [name, Object.fromEntries(groupsOf(schema))] as const);
  return Object.fromEntries(nullableFields.filter(([, groups]) => Object.keys(groups).length > 0));
}

/** Pages and dialogs that a link can open, labeled with their titles. */
function listLinkTargets(collection: Collection): Option[] {
  const pages = [...pagesOf(collection)].map(([value, entry]) => ({ value, label: titleOf(entry, collection.site) }));
  const planned = plannedRoutes(collection).map((value) => ({ value, label: "planned; the page does not exist yet" }));
  const byPath = new Map([...planned, ...pages].map((target) => [target.value, target]));
  return [...[...byPath.values()].sort(alphabetically), ...dialogTargets(collection)].map(({ value, label }) => ({
    value,
    label: label ?? value,
  }));
}

function dialogTargets(collection: Collection): Option[] {
  return Object.entries(dialogs).map(([name, { form }]) => {
    const entry = entriesOf(collection, "Form").find((each) => field(each, "name") === form);
    return { value: DIALOG_PREFIX + name, label: `opens the form “${(entry && field(entry, "title")) ?? form}”` };
  });
}

function alphabetically(a: { value: string }, b: { value: string }): number {
  return a.value < b.value ? -1 : 1;
}
