import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { decodedMappings, TraceMap } from "@jridgewell/trace-mapping";

/** A script of the built site. */
export interface Chunk {
  readonly name: string;
  /** Its bytes in brotli. */
  readonly bytes: number;
  /** Its modules, each with its minified bytes before compression. */
  readonly modules: Readonly<Record<string, number>>;
}

interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

const APP = "app";
/** What no source is named for: the wrapping that webpack adds. */
const WRAPPING = "(webpack)";

/**
 * The scripts that a built page asks for before its visitor does anything: the
 * application's and the page's own.
 * @param root path of the built site
 * @param path address of a page, such as `/blog`
 * @throws Error when the site is not built or has no such page
 */
export function firstChunks(root: string, path: string): Chunk[] {
  const { componentChunkName } = parsed<{ componentChunkName: string }>(
    join(root, "page-data", path === "/" ? "index" : path, "page-data.json"),
  );
  const { assetsByChunkName } = parsed<Stats>(join(root, "webpack.stats.json"));
  return [APP, componentChunkName].map((name) => {
    const files = (assetsByChunkName[name] ?? []).filter((file) => file.endsWith(".js"));
    const [file] = files;
    if (file === undefined || files.length > 1)
      throw new Error(`${name} should be one script, and is: ${files.join()}`);
    return { name, bytes: travelling(join(root, file)), modules: moduleBytes(root, file) };
  });
}

/** What travels of a file: its brotli copy, or itself where it is too small to have one. */
function travelling(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** How many bytes of a script come from each of its sources, by its source map. */
function moduleBytes(root: string, file: string): Record<string, number> {
  const map = new TraceMap(readFileSync(join(root, `${file}.map`), "utf8"));
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  const bytes: Record<string, number> = {};
  for (const [line, segments] of decodedMappings(map).entries()) {
    for (const [index, segment] of segments.entries()) {
      const end = segments[index + 1]?.[0] ?? lines[line]?.length ?? segment[0];
      const source = segment.length === 1 ? WRAPPING : sourceName(map.sources[segment[1]] ?? WRAPPING);
      bytes[source] = (bytes[source] ?? 0) + end - segment[0];
    }
  }
  return bytes;
}

function sourceName(source: string): string {
  return source.replace(/^webpack:\/\/[^/]*\//, "").replace(/^\.\//, "");
}

function parsed<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
