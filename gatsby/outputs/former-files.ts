import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@capture/content/model/files-below";

/** Results of queries, from which pages have the URLs of derived files, and scripts. */
const RESULTS = /\.(?:json|js)$/;
/** The folder with the pictures of one file of the content, which Gatsby names by the MD5 of the file. */
const SOURCE_FOLDER = /^[0-9a-f]{32}$/;
/** A file that `writeDerived` makes, or a folder of such files, with the folder in which it is. */
const DERIVED_URL = /\/static\/([a-z]+\/[0-9a-f]{16})/g;
const DERIVED_NAME = /^[0-9a-f]{16}/;

/**
 * Removes what earlier builds have written to public/static from files that the content no longer has, and what they have
 * derived for pages that no longer show it. Other pictures without a page are kept: Gatsby remembers that it has made them,
 * and would not make them again.
 * @param root path of the built site
 * @param content path of the content folder
 */
export function removeFormerFiles(root: string, content: string): void {
  const folder = join(root, "static");
  const namesIn = (name: string): string[] => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : []);
  const remove = (name: string): void => rmSync(join(folder, name), { recursive: true });
  const sources = new Set(filesBelow(content).map((name) => md5Of(join(content, name))));
  for (const name of namesIn("")) if (SOURCE_FOLDER.test(name) && !sources.has(name)) remove(name);
  const results = filesBelow(root).filter((name) => RESULTS.test(name));
  const derived = new Set(results.flatMap((name) => derivedIn(join(root, name))));
  for (const kind of existsSync(folder) ? foldersIn(folder) : [])
    for (const name of namesIn(kind)) {
      const [hash] = DERIVED_NAME.exec(name) ?? [];
      if (hash !== undefined && !derived.has(`${kind}/${hash}`)) remove(join(kind, name));
    }
}

const md5Of = (path: string): string => createHash("md5").update(readFileSync(path)).digest("hex");

const derivedIn = (path: string): string[] =>
  [...readFileSync(path, "utf8").matchAll(DERIVED_URL)].map(([, name = ""]) => name);

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !SOURCE_FOLDER.test(entry.name) ? [entry.name] : [],
  );
