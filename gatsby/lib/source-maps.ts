import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The folder with the source maps of the built scripts. It is next to the built site, which is public as a whole. */
export const SOURCE_MAPS = "source-maps";
const ENDING = ".map";
const PUBLISHED = "public";

/**
 * Whether visitors may read the source maps, which contain the source code: the setting SOURCE_MAPS.
 * @throws Error when it has another value than `public`
 */
export function arePublicSourceMaps(setting = process.env.SOURCE_MAPS ?? ""): boolean {
  if (setting !== "" && setting !== PUBLISHED)
    throw new Error(`SOURCE_MAPS is “${setting}”; set it to “${PUBLISHED}”, or remove it to keep source maps private.`);
  return setting === PUBLISHED;
}

/**
 * Moves the source maps of a built site to their folder, or copies them if they are public, and removes those of scripts
 * that the site no longer has.
 * @param built path of the built site
 * @param folder path of the folder for source maps
 */
export function keepSourceMaps(built: string, folder: string, isPublic = arePublicSourceMaps()): void {
  mkdirSync(folder, { recursive: true });
  const keep = isPublic ? copyFileSync : renameSync;
  for (const name of mapsIn(built)) keep(join(built, name), join(folder, name));
  for (const name of mapsIn(folder)) {
    if (!existsSync(join(built, name.slice(0, -ENDING.length)))) rmSync(join(folder, name));
  }
}

/** All scripts are at the root of a site. */
const mapsIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith(ENDING));
