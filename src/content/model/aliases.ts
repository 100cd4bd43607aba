import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Entry } from "../check/collection";
import { hiddenFiles } from "./drafts";
import { jsonFilesOf } from "./files-below";
import { parseJsonFile } from "../check/json-file";
import { pagePath } from "./routes";
import { readSchemas, schemaName } from "./schemas";

/** A former path of a page, and its current path. */
export interface Redirect {
  from: string;
  to: string;
}

/** The aliases of an entry. */
export function aliasesOf({ value }: Pick<Entry, "value">): string[] {
  const { aliases } = value as { aliases?: unknown };
  return Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === "string") : [];
}

/**
 * The redirects from the aliases of all published entries. Documents are read one at a time, because thousands would fill
 * the memory.
 * @param folder path of data/ or of a copy of it
 */
export function redirectsIn(folder: string): Redirect[] {
  const schemas = readSchemas(folder);
  const hidden = new Set(hiddenFiles(folder));
  const pages = jsonFilesOf(folder)
    .filter((name) => !hidden.has(name))
    .flatMap((name) => {
      const bytes = readFileSync(join(folder, name));
      if (!bytes.includes('"aliases"') && !bytes.includes('"until"')) return [];
      const { value } = parseJsonFile(name, bytes);
      const schema = schemas.get(schemaName(value) ?? "");
      const to = value !== undefined && schema ? pagePath({ value, schema }) : undefined;
      return value === undefined || to === undefined ? [] : [{ to, aliases: aliasesOf({ value }) }];
    });
  // The path of a page that ends may be the alias of another one. It redirects only after the end.
  const paths = new Set(pages.map(({ to }) => to));
  return pages.flatMap(({ to, aliases }) => aliases.filter((from) => !paths.has(from)).map((from) => ({ from, to })));
}
