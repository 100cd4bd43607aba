import type { JsonValue } from "@capture/domain/lib/json-value";
import type { Schema } from "../model/schemas";
import type { JsonFile } from "./json-file";

/** A parsed document whose `$schema` has `x-files`. */
export interface Entry {
  file: JsonFile;
  /** The value of the file; with the engine’s texts in place of those that it leaves out (`packages/words`). */
  value: JsonValue;
  /** The entry with the value of its file only, if the engine has texts of it. */
  written?: Entry;
  schemaFile: string;
  schema: Schema;
  /** The page to which the entry belongs (`x-belongs-to`). */
  page?: Entry;
  /** The time zone of `from` and `until`, if the entry has one of them. */
  zone?: string;
}
