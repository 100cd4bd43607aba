import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { main } from "../lib/main";

/** Packages whose files reach visitors without standing in a script: fonts and icons. */
const FILES_OF = [
  "@fontsource-variable/archivo",
  "@fontsource-variable/instrument-sans",
  "@fontsource-variable/sometype-mono",
  "lucide-static",
];

interface Package {
  name: string;
  version: string;
  license?: string;
}

/** Lists everything that the built site ships to the browser, with its license. */
main(() => {
  const folders = new Set([...scriptPackages(resolve("public")), ...FILES_OF.map(folderOf)]);
  const packages = [...folders]
    .map((folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package)
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
  const width = Math.max(...packages.map(({ name, version }) => name.length + version.length)) + 3;
  for (const { name, version, license } of packages) {
    console.log(`${`${name} ${version}`.padEnd(width)}${license ?? "no license stated"}`);
  }
  return packages.every(({ license }) => license !== undefined) ? 0 : 1;
});

/** Folders of the packages in the built scripts, from their source maps. Gatsby leaves the scripts of earlier builds. */
function scriptPackages(root: string): string[] {
  return readdirSync(root)
    .filter((name) => name.endsWith(".js.map"))
    .flatMap((name) => (JSON.parse(readFileSync(join(root, name), "utf8")) as { sources: string[] }).sources)
    .flatMap(packageOf)
    .filter((folder) => existsSync(folder));
}

/** Folder of the package a source belongs to, none for our own. Gatsby runs from a copy of itself in `.cache`. */
function packageOf(source: string): string[] {
  if (source.includes("/.cache/")) return [folderOf("gatsby")];
  const [folder] = /node_modules\/.*node_modules\/(@[^/]+\/)?[^/]+|node_modules\/(@[^/]+\/)?[^/]+/.exec(source) ?? [];
  return folder === undefined ? [] : [resolve(folder)];
}

function folderOf(name: string): string {
  return dirname(createRequire(resolve("package.json")).resolve(`${name}/package.json`));
}
