import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { languagePath } from "@capture/content/locales/languages";
import { filesBelow } from "@capture/content/model/files-below";
import { CODE_STAMP } from "../run-gatsby";

/**
 * The folders to which Gatsby writes. It has no option for others. A project folder of its own for each language, with
 * links to the code, costs more: the cache has absolute paths, so each language would compile everything again (30 s of a
 * build of 154 s); and webpack names modules by their path in the project, so each language would have its own scripts.
 */
const CACHE = ".cache";
const PUBLIC = "public";

/** The folder with one folder for each language, and one for the default locale while another is built. */
export const LANGUAGES = ".languages";
const OWN = join(LANGUAGES, "own");

/**
 * Runs a task while Gatsby’s folders are those of another build: of a language, or of a preview. The first time, and after
 * a change of the code, they begin with the cache and the pictures of the default locale, so that nothing is compiled
 * or encoded twice.
 * @param folder of the other build, in which its state is kept: `.languages/de`
 */
export async function withGatsbyState<T>(folder: string, task: () => Promise<T>): Promise<T> {
  if (!hasSameCode(folder)) copyState(folder);
  move(".", OWN);
  move(folder, ".");
  try {
    return await task();
  } finally {
    move(".", folder);
    move(OWN, ".");
  }
}

/** Restores the folders of the default locale after a build was killed while it built another. */
export function restoreDefaultState(): void {
  if (existsSync(join(OWN, CACHE))) rmSync(CACHE, { recursive: true, force: true });
  if (existsSync(join(OWN, PUBLIC))) rmSync(PUBLIC, { recursive: true, force: true });
  move(OWN, ".");
}

/** Whether the cache of a language is from the same code as that of the default locale. */
function hasSameCode(folder: string): boolean {
  const stamp = join(folder, CACHE, CODE_STAMP);
  const own = join(CACHE, CODE_STAMP);
  return existsSync(stamp) && existsSync(own) && readFileSync(stamp, "utf8") === readFileSync(own, "utf8");
}

function move(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of [CACHE, PUBLIC]) if (existsSync(join(from, name))) renameSync(join(from, name), join(to, name));
}

/**
 * Pages and their data are copied, because the build overwrites them; files with a hash in their path become links. What a
 * finished build has added to public/, which are the pages of other languages and the desk, is left out.
 */
function copyState(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const languages = existsSync(LANGUAGES) ? readdirSync(LANGUAGES) : [];
  const added = ["/admin/", ...languages.map((code) => `${languagePath(code)}/`)];
  cpSync(CACHE, join(folder, CACHE), { recursive: true });
  for (const name of filesBelow(PUBLIC)) {
    if (added.some((path) => `/${name}`.startsWith(path))) continue;
    const target = join(folder, PUBLIC, name);
    if (/^static\//.test(name)) {
      mkdirSync(dirname(target), { recursive: true });
      linkSync(join(PUBLIC, name), target);
    } else if (/^page-data\/|^_gatsby\/|\.html$/.test(name)) cpSync(join(PUBLIC, name), target);
  }
}
