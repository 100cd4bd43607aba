import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { rulesOf } from "@capture/domain/languages/rules-of";
import { readBrand, type Brand, type FontRole } from "@capture/content/model/brand";

/** What `make-fonts.mts` has made for a brand. */
export interface BrandFonts {
  /** The `@font-face` rules. */
  faces: Record<string, string>[];
  /** URL paths of the fonts of every first screen. */
  firstFonts: string[];
  /** The `font-family` of each role. */
  stacks: Partial<Record<FontRole, string>>;
  /** TrueType files, and the names of their families. */
  files: Partial<Record<FontRole, { file: string; family: string }>>;
  /** Characters that the body font lacks and the mono font has. */
  borrowed: string;
}

/** What `make-fonts.mts` makes. */
export interface FontRequest {
  fonts: Brand["fonts"];
  /** The letters of the site's language that English lacks. The first files contain them. */
  letters: string;
}

const LICENSE_FILE = "LICENSE.txt";
const SOURCE_FOLDER = resolve("gatsby/outputs/brand");
const CACHE = resolve("node_modules/.cache/brand-fonts");

/** The modules that determine the files. */
const MODULES = ["make-fonts.mts", "characters.ts", "font-source.ts"];

/**
 * The fonts of the brand for the language of the site. They are made when the brand names other fonts or a font package has
 * been updated, which takes two seconds.
 * @param content path of data/ or of a copy of it
 * @throws Error when a font package is not installed, or lacks a file
 */
export function brandFonts(content: string): BrandFonts & { folder: string } {
  const { language } = JSON.parse(readFileSync(join(content, "site.json"), "utf8")) as { language: string };
  const request: FontRequest = { fonts: readBrand(content).fonts, letters: rulesOf(language).letters };
  const folder = join(CACHE, keyOf(request));
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true });
    // Another process may make the same fonts at this time, so a folder appears only when it is complete.
    const unfinished = `${folder}-${process.pid}`;
    const script = join(SOURCE_FOLDER, "make-fonts.mts");
    execFileSync(process.execPath, ["--import", "tsx", script, unfinished, JSON.stringify(request)], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  return { ...(JSON.parse(readFileSync(join(folder, "fonts.json"), "utf8")) as BrandFonts), folder };
}

function keyOf(request: FontRequest): string {
  const require = createRequire(resolve("package.json"));
  const versions = Object.values(request.fonts).map((font) =>
    readFileSync(require.resolve(`${font.package}/package.json`)),
  );
  const hash = createHash("sha256").update(JSON.stringify(request));
  for (const text of versions) hash.update(text);
  for (const module of MODULES) hash.update(readFileSync(join(SOURCE_FOLDER, module)));
  return hash.digest("hex").slice(0, 16);
}

/** Writes the font files of the pages and their license into public/, and removes those of another brand. */
export function writeFonts(content: string): void {
  const { folder } = brandFonts(content);
  const target = resolve("public", "fonts");
  mkdirSync(target, { recursive: true });
  const names = readdirSync(folder).filter((name) => name.endsWith(".woff2") || name === LICENSE_FILE);
  for (const name of readdirSync(target)) if (!names.some((each) => name.startsWith(each))) rmSync(join(target, name));
  for (const name of names) {
    // The names of fonts contain a hash, so an existing file has the same content.
    if (name === LICENSE_FILE || !existsSync(join(target, name))) cpSync(join(folder, name), join(target, name));
  }
}
