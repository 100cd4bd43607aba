import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

interface Stats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/** A script of the built site. */
export interface Script {
  readonly name: string;
  /** Its bytes in brotli. */
  readonly bytes: number;
  /** Its modules, named by their paths. */
  readonly modules: readonly string[];
}

/**
 * The scripts that a built page asks for before its visitor does anything: the
 * application's and the page's own.
 * @param root path of the built site
 * @param path address of a page, such as `/blog`
 * @throws Error when the site is not built or has no such page
 */
export function firstScripts(root: string, path: string): Script[] {
  const { componentChunkName } = parsed<{ componentChunkName: string }>(
    join(root, "page-data", path === "/" ? "index" : path, "page-data.json"),
  );
  const { namedChunkGroups } = parsed<Stats>(join(root, "webpack.stats.json"));
  const names = ["app", componentChunkName].flatMap((chunk) => {
    const assets = namedChunkGroups[chunk]?.assets.filter(({ name }) => name.endsWith(".js")) ?? [];
    if (assets.length === 0) throw new Error(`The build has no script for ${chunk}.`);
    return assets.map(({ name }) => name);
  });
  return [...new Set(names)].map((name) => ({
    name,
    bytes: transferSize(join(root, name)),
    modules: modulesOf(join(root, `${name}.map`)),
  }));
}

/** Bytes of the brotli copy, or of the file itself where it is too small to have one. */
function transferSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function modulesOf(map: string): string[] {
  return parsed<{ sources: string[] }>(map).sources.map((source) =>
    source.replace(/^webpack:\/\/[^/]*\//, "").replace(/^\.\//, ""),
  );
}

function parsed<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
