import type { Backend, CmsConfig } from "@sveltia/cms";
import { field, readCollection } from "../../src/content/check/collection";
import type { Schemas } from "../../src/content/model/schemas";
import type { FileNames } from "../client/file-names";
import { deskCollections } from "./collections";
import type { Option } from "./fields";
import { mediaLibrary } from "./media";
import { fileNames } from "./names";
import { linkTargets } from "./targets";

/** All that the desk's page needs to begin. */
export interface DeskSettings {
  config: CmsConfig;
  /** The order of the fields in a file, by the name of its schema. */
  keys: Record<string, string[]>;
  /** How entries are named, by collection. */
  names: Record<string, FileNames>;
  /** Pages and dialogs of the site that a link may lead to. */
  targets: Option[];
  /** Whether the desk shows what the check says: only beside the development site. */
  problems: boolean;
}

/**
 * The desk's settings, made from the schemas and the content as they are now.
 * @param folder path of data/ or of a copy of it
 * @param backend where a save goes; beside the development site it is the disk, whatever this says
 */
export function deskSettings(folder: string, backend: Backend, problems: boolean): DeskSettings {
  const collection = readCollection(folder);
  const brand = field({ value: collection.site }, "brand") ?? "";
  const config: CmsConfig = {
    load_config_file: false,
    backend,
    app_title: `${brand} content desk`,
    logo: { src: "/favicon.svg" },
    media_folder: "data/images",
    public_folder: "/images",
    media_libraries: mediaLibrary("picture"),
    // “Café” becomes “cafe”: addresses hold no other letters.
    slug: { encoding: "ascii", clean_accents: true },
    // The development site beside it is the preview.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: deskCollections(collection),
  };
  const { schemas } = collection;
  return { config, keys: keysOf(schemas), names: fileNames(schemas), targets: linkTargets(collection), problems };
}

function keysOf(schemas: Schemas): Record<string, string[]> {
  return Object.fromEntries([...schemas].map(([name, { properties = {} }]) => [name, Object.keys(properties)]));
}
