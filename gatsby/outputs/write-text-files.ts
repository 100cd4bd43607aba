import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { TEXTS_FILE } from "@capture/receiver/texts/documents";
import { OEMBED_FILE } from "@capture/domain/embed/oembed";
import { SECURITY_TEXT } from "@capture/domain/host/security-text";
import { WORKER_MARK } from "./former-workers";

/** The texts of the offer of another language, which a site with one language does not have. */
export const LANGUAGE_OFFER_FILE = "language.json";

/** Files that not every site has. */
const OPTIONAL_FILES = [SECURITY_TEXT, LANGUAGE_OFFER_FILE, TEXTS_FILE, OEMBED_FILE];
/** The file of an IndexNow key, whose content is its name. */
const KEY_FILE = /^([0-9a-f]{32})\.txt$/;
/** Folders of other files, which may be many. */
const OTHER_FOLDERS = /^(static|page-data|social|fonts|icons)(\/|$)/;
/** Scripts of pages, whose names contain a hash. */
const CHUNK = /-[0-9a-f]{6,}\.js$/;

/**
 * Writes text files into public/, and removes those of an earlier build, perhaps of another site, that this build does not
 * have.
 * @param root path of the built site
 * @param files texts by the paths of their files
 * @param isStatic whether static/ has a file of this name, which Gatsby has copied to public/
 */
export function writeTextFiles(
  root: string,
  files: Readonly<Record<string, string>>,
  isStatic: (name: string) => boolean,
): void {
  for (const name of [...OPTIONAL_FILES, ...keyFilesIn(root), ...workersIn(root)])
    if (files[name] === undefined && !isStatic(name)) rmSync(join(root, name), { force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

function keyFilesIn(root: string): string[] {
  return readdirSync(root).filter((name) => {
    const [, key] = KEY_FILE.exec(name) ?? [];
    return key !== undefined && readFileSync(join(root, name), "utf8") === key;
  });
}

/** The workers that remove those of a former site. Their paths are content, so they are found by their first line. */
function workersIn(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return OTHER_FOLDERS.test(name) ? [] : workersIn(root, name);
    const isScript = name.endsWith(".js") && !CHUNK.test(name);
    return isScript && readFileSync(join(root, name), "utf8").startsWith(WORKER_MARK) ? [name] : [];
  });
}
