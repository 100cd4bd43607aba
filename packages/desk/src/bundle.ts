import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { sveltiaPatches } from "./patches/sveltia-patches";

/** The files of the desk, by path below /admin/. */
type DeskFiles = ReadonlyMap<string, Uint8Array>;

const OUTPUT_FOLDER = resolve("admin");
/** Dependencies of Sveltia for fields that we do not use (code, maps, drawings). The browser never loads them. */
const UNUSED = ["@shikijs/*", "leaflet", "terra-draw", "terra-draw-leaflet-adapter", "svgo"];

/**
 * Bundles the desk and Sveltia.
 * @throws Error when a module cannot be found or compiled
 */
export async function bundleDesk(): Promise<DeskFiles> {
  const { outputFiles } = await build({
    entryPoints: ["packages/desk/src/client/desk.ts", "packages/desk/src/client/desk.css"],
    bundle: true,
    splitting: true,
    format: "esm",
    target: "chrome120",
    minify: true,
    external: UNUSED,
    logLevel: "error",
    outdir: OUTPUT_FOLDER,
    plugins: [sveltiaPatches],
    write: false,
  });
  const files = outputFiles.map(({ path, contents }) => [relative(OUTPUT_FOLDER, path), contents] as const);
  return new Map([...files, ...readFonts()]);
}

/** Sveltia loads its fonts from assets/ next to its script, or else from another host, which the page’s policy blocks. */
function readFonts(): [string, Uint8Array][] {
  const folder = join(dirname(createRequire(resolve("package.json")).resolve("@sveltia/cms")), "assets");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => [`assets/${name}`, readFileSync(join(folder, name))]);
}
