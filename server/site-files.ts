import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export interface SiteFiles {
  /** The file that an address shows, below the root; `undefined` when there is none. */
  find(path: string): string | undefined;
}

/** Copies that stand beside a file, and rules for hosts, are never asked for by name. */
const UNASKED = /(\.(br|gz)|^_headers)$/;

/**
 * All files of the built site, listed once. An address is looked up in the
 * list and never joined to a path, so none can lead outside the folder.
 * @param root path of the built site
 * @throws Error when the folder holds no built site
 */
export function siteFiles(root: string): SiteFiles {
  if (!existsSync(join(root, "404.html"))) throw new Error(`${root} holds no built site; run npm run build first.`);
  const names = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !UNASKED.test(entry.name))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length)
          .replace(/^[\\/]/, "")
          .replaceAll("\\", "/"),
      ),
  );
  return {
    find(path) {
      const name = path.replace(/^\//, "").replace(/\/$/, "");
      const page = name === "" ? "index.html" : `${name}/index.html`;
      // The 404 page is shown for what is missing, never by its own address with status 200.
      if (page === "404/index.html" || name === "404.html") return undefined;
      // A page has one address. By its file's name it would be sent without the headers of that address.
      if (/(^|\/)index\.html$/.test(name)) return undefined;
      if (names.has(page)) return page;
      return names.has(name) && !path.endsWith("/") ? name : undefined;
    },
  };
}
