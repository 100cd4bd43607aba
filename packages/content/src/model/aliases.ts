import type { Redirect } from "@capture/domain/host/host-files";
import { valuesAt, type Entry } from "../check/collection";
import { hiddenFiles } from "./drafts";
import { documentsIn } from "./publication";
import { pagePath } from "./routes";

/** The aliases of an entry. */
export const aliasesOf = ({ value }: Pick<Entry, "value">): string[] =>
  valuesAt(value, ["aliases"]).filter((alias) => typeof alias === "string");

/**
 * The redirects from the aliases of all published entries.
 * @param folder path of data/ or of a copy of it
 */
export function redirectsIn(folder: string): Redirect[] {
  const hidden = new Set(hiddenFiles(folder));
  const pages: { to: string; aliases: string[] }[] = [];
  for (const { name, ...document } of documentsIn(folder)) {
    const to = hidden.has(name) ? undefined : pagePath(document);
    if (to !== undefined) pages.push({ to, aliases: aliasesOf(document) });
  }
  // The path of a page that ends may be the alias of another one. It redirects only after the end.
  const paths = new Set(pages.map(({ to }) => to));
  return pages.flatMap(({ to, aliases }) => aliases.filter((from) => !paths.has(from)).map((from) => ({ from, to })));
}
