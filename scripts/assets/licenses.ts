import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { readBrand } from "@capture/content/model/brand";
import { contentFolder } from "@capture/content/model/folder";
import { SOURCE_MAPS } from "../../gatsby/lib/source-maps";
import { main } from "../lib/main";
import { mediaLicenses } from "./media-licenses";

/** Folders of pictures, films, fonts and models, besides the content. */
const MEDIA_FOLDERS = ["public/fonts"];

/** Packages whose files ship to the browser, but not as scripts: fonts and icons. */
const PACKAGES_WITHOUT_SCRIPT = [
  ...Object.values(readBrand(contentFolder()).fonts).map((font) => font.package),
  "@iconify-json/lucide",
];

interface Package {
  name: string;
  version: string;
  license?: string;
}

/**
 * Lists what the site ships, with licenses: its pictures, films, fonts and models by folder (`LICENSE.txt`), and the
 * packages of its scripts. License checkers list packages that are installed but not shipped. Fails if a license is missing.
 */
main(() => {
  const folders = new Set([...packagesInScripts(resolve(SOURCE_MAPS)), ...PACKAGES_WITHOUT_SCRIPT.map(packageFolder)]);
  const packages = [...folders]
    .map((folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const media = mediaLicenses([contentFolder(), ...MEDIA_FOLDERS]);
  const rows = [
    ...media.map(({ folder, license }) => ({ name: relative("", folder), license })),
    ...packages.map(({ name, version, license }) => ({ name: `${name} ${version}`, license })),
  ];
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
  for (const { name, license } of rows) console.log(name.padEnd(width) + (license ?? "no license stated"));
  return rows.every(({ license }) => license !== undefined) ? 0 : 1;
});

/**
 * The folders of the packages in the built scripts, according to their source maps in a folder. The result may include packages of
 * earlier builds, whose scripts are still in the folder.
 */
function packagesInScripts(root: string): string[] {
  if (!existsSync(root)) throw new Error("There is no built site. Run npm run build first.");
  return readdirSync(root)
    .filter((name) => name.endsWith(".js.map"))
    .flatMap((name) => (JSON.parse(readFileSync(join(root, name), "utf8")) as { sources: string[] }).sources)
    .flatMap(sourcePackage)
    .filter((folder) => existsSync(folder));
}

/** The folder of the package that contains a source file; empty for our own files. Gatsby copies its runtime to `.cache`. */
function sourcePackage(source: string): string[] {
  if (source.includes("/.cache/")) return [packageFolder("gatsby")];
  const [folder] = /node_modules\/.*node_modules\/(@[^/]+\/)?[^/]+|node_modules\/(@[^/]+\/)?[^/]+/.exec(source) ?? [];
  return folder === undefined ? [] : [resolve(folder)];
}

function packageFolder(name: string): string {
  return dirname(createRequire(resolve("package.json")).resolve(`${name}/package.json`));
}
