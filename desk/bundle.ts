import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { listMessages } from "./list-messages";

/** The files of the desk by their path below /admin/. */
export type DeskFiles = ReadonlyMap<string, Uint8Array>;

const OUT = resolve("admin");
/** Parts of Sveltia for fields that no schema of ours has: code, maps, drawings. They are never loaded. */
const UNUSED = ["@shikijs/*", "leaflet", "terra-draw", "terra-draw-leaflet-adapter", "svgo"];

/**
 * Bundles the desk with Sveltia from npm, in memory.
 * @throws Error when a part of it cannot be found or compiled
 */
export async function bundleDesk(): Promise<DeskFiles> {
  const { outputFiles } = await build({
    entryPoints: [resolve("desk/client/desk.ts"), resolve("desk/client/desk.css")],
    outdir: OUT,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "chrome120",
    minify: true,
    external: UNUSED,
    plugins: [listMessages],
    write: false,
    logLevel: "error",
  });
  return new Map([
    ...outputFiles.map(({ path, contents }): [string, Uint8Array] => [relative(OUT, path), contents]),
    ...fonts(),
  ]);
}

/** Sveltia looks for its fonts in assets/ beside its script, then at a host elsewhere, which the page’s policy refuses. */
function fonts(): [string, Uint8Array][] {
  const folder = join(dirname(createRequire(resolve("package.json")).resolve("@sveltia/cms")), "assets");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => [`assets/${name}`, readFileSync(join(folder, name))]);
}
