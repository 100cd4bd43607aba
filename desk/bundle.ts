import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { build, type BuildOptions } from "esbuild";
import { bundleKey, readOrBundle, type DeskFiles } from "./bundle-cache";
import { sveltiaPatches } from "./patches/sveltia-patches";

const OUTPUT_FOLDER = resolve("admin");
/** Dependencies of Sveltia for fields that we do not use (code, maps, drawings). The browser never loads them. */
const UNUSED = ["@shikijs/*", "leaflet", "terra-draw", "terra-draw-leaflet-adapter", "svgo"];

const OPTIONS = {
  entryPoints: ["desk/client/desk.ts", "desk/client/desk.css"],
  bundle: true,
  splitting: true,
  format: "esm",
  target: "chrome120",
  minify: true,
  external: UNUSED,
  logLevel: "error",
} satisfies BuildOptions;

/**
 * Bundles the desk and Sveltia, unless the cache contains the bundle.
 * @throws Error when a module cannot be found or compiled
 */
export async function bundleDesk(): Promise<DeskFiles> {
  const files = await readOrBundle(bundleKey(resolve("."), OPTIONS), bundle);
  return new Map([...files, ...readFonts()]);
}

async function bundle(): Promise<DeskFiles> {
  const { outputFiles } = await build({
    ...OPTIONS,
    outdir: OUTPUT_FOLDER,
    plugins: [sveltiaPatches],
    write: false,
  });
  return new Map(outputFiles.map(({ path, contents }) => [relative(OUTPUT_FOLDER, path), contents]));
}

/** Sveltia loads its fonts from assets/ next to its script, or else from another host, which the page’s policy blocks. */
function readFonts(): [string, Uint8Array][] {
  const folder = join(dirname(createRequire(resolve("package.json")).resolve("@sveltia/cms")), "assets");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => [`assets/${name}`, readFileSync(join(folder, name))]);
}
