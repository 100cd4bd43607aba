import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { buildSync } from "esbuild";
import { hiddenFiles } from "@capture/content/model/drafts";
import { contentFolder } from "@capture/content/model/folder";
import { filesAt } from "@capture/content/model/files-below";
import { packageAliases } from "../lib/package-aliases";

/** The inputs of a build. Changes to other files do not require a new build. */
export const SOURCES = [
  "data",
  "gatsby",
  "packages",
  "plugins",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];
/** The types of all queries. Not an input, because the build writes this file. */
export const GENERATED_TYPES = "src/gatsby-types.d.ts";

/** The names of environment variables on which a build depends. None is a secret, because the built site contains most. */
export const BUILD_SETTING = /^(GATSBY_|DESK)|^(ALLOWED_ORIGINS|CONTENT_DIR|DRAFTS|SOURCE_MAPS)$/;

/** Modules that Gatsby runs in Node, together with their imports. */
const ENTRY_POINTS = ["gatsby-config.ts", "gatsby-node.ts"];
/** Files that this code reads, except the content: schemas, plugins, and package.json, whose changes empty Gatsby's cache. */
const CODE_INPUTS = ["data/schemas", "gatsby/outputs/languages", "package.json", "plugins"];

/** A hash of all inputs of a build: files, environment variables, and which entries are drafts or scheduled. */
export function buildHash(): string {
  const variables = Object.entries(process.env)
    .filter(([name]) => BUILD_SETTING.test(name))
    .sort();
  const sources = new Set([...SOURCES, relative(".", contentFolder())]);
  return hashOf(".", [...sources], [...variables, hiddenFiles(contentFolder())]);
}

/** A hash of the code of the site and the schemas, without the content. */
export function siteCodeHash(): string {
  return hashOf(".", [...SOURCES.filter((source) => source !== "data"), "data/schemas"], "");
}

/**
 * A hash of everything on which Gatsby's cache depends but which Gatsby does not watch: our modules that run in Node, the
 * files that they read, the path of the project, and SOURCE_MAPS, because webpack caches the end of each script. Gatsby
 * itself watches components and content.
 * @param folder path of the project
 */
export function nodeCodeHash(folder: string): string {
  const { metafile } = buildSync({
    absWorkingDir: resolve(folder),
    entryPoints: ENTRY_POINTS,
    bundle: true,
    packages: "external",
    alias: packageAliases(folder),
    platform: "node",
    outdir: "code",
    write: false,
    metafile: true,
  });
  const inputs = [...Object.keys(metafile.inputs).sort(), ...CODE_INPUTS];
  return hashOf(folder, inputs, [resolve(folder), process.env.SOURCE_MAPS ?? ""]);
}

/** A hash of values and of all files at paths relative to a folder, without documentation and generated types. */
function hashOf(folder: string, paths: readonly string[], values: unknown): string {
  const hash = createHash("sha256").update(JSON.stringify(values));
  for (const path of paths.filter((each) => existsSync(join(folder, each)))) {
    for (const file of filesAt(join(folder, path))) {
      if (isInput(file)) hash.update(`${file}\n`).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

function isInput(file: string): boolean {
  return !file.endsWith(".md") && file !== GENERATED_TYPES;
}
