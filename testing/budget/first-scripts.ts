import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { SOURCE_MAPS } from "../../gatsby/lib/source-maps";

interface Stats {
  readonly namedChunkGroups: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/** A script of the built site. */
export interface Script {
  readonly name: string;
  /** Its transferred size, in brotli. */
  readonly bytes: number;
  /** The paths of its modules. */
  readonly modules: readonly string[];
}

/**
 * Lists the scripts that a built page loads without an interaction: those of the chunk `app` and of the page's own
 * chunk.
 * @param root the folder of the built site
 * @param path the path of a page, such as `/blog`
 * @throws Error when the site is not built or does not contain the page
 */
export function firstScripts(root: string, path: string): Script[] {
  const { componentChunkName } = readJson<{ componentChunkName: string }>(
    join(root, "page-data", path === "/" ? "index" : path, "page-data.json"),
  );
  const { namedChunkGroups } = readJson<Stats>(join(root, "webpack.stats.json"));
  const names = ["app", componentChunkName].flatMap((chunk) => {
    const assets = namedChunkGroups[chunk]?.assets.filter(({ name }) => name.endsWith(".js")) ?? [];
    if (assets.length === 0) throw new Error(`The build does not contain a script for the chunk ${chunk}.`);
    return assets.map(({ name }) => name);
  });
  return [...new Set(names)].map((name) => ({
    name,
    bytes: transferSize(join(root, name)),
    modules: readModules(join(dirname(root), SOURCE_MAPS, `${name}.map`)),
  }));
}

/** The size of the brotli copy, or of the file itself if it is too small to have one. */
function transferSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function readModules(map: string): string[] {
  return readJson<{ sources: string[] }>(map).sources.map((source) =>
    source.replace(/^webpack:\/\/[^/]*\//, "").replace(/^\.\//, ""),
  );
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
