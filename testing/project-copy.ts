import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { generateArticles, generateEntries, type Article } from "./generate-content";

/** Not copied: generated files, files that no copy uses, and node_modules, to which the copy links. */
const EXCLUDED_NAMES = new Set([
  ".cache",
  ".content",
  ".git",
  ".npm",
  ".languages",
  ".preview",
  "bench",
  "coverage",
  "node_modules",
  "public",
  "releases",
  "shots",
  "test-results",
  "var",
]);

const ARTICLES_PER_CASE_STUDY = 10;

/**
 * Copies the project without build results into an empty folder, and adds generated articles and case studies.
 * @param articles the number of generated articles
 */
export function copyProject(folder: string, articles: number): void {
  copyFiles(folder);
  const data = join(folder, "data");
  addEntries(join(data, "articles"), (real: Article[]) => generateArticles(real, articles));
  addEntries(join(data, "case-studies"), (real: Article[]) =>
    generateEntries(real, Math.ceil(articles / ARTICLES_PER_CASE_STUDY)),
  );
}

/**
 * Copies the project without build results into an empty folder.
 * @param omitted names of further files and folders that are not copied
 */
export function copyFiles(folder: string, omitted: readonly string[] = []): void {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(".").filter((name) => !EXCLUDED_NAMES.has(name) && !omitted.includes(name));
  for (const name of names) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}

/**
 * Lists the files in Git's index that differ in a copy of the project, or are missing there.
 * @param folder a copy that copyFiles wrote
 */
export function findChangedFiles(folder: string): string[] {
  const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
  return tracked
    .filter((file) => existsSync(file) && !EXCLUDED_NAMES.has(file.split("/")[0] ?? ""))
    .filter((file) => !existsSync(join(folder, file)) || !readFileSync(file).equals(readFileSync(join(folder, file))));
}

function addEntries<E extends { readonly id: number }>(folder: string, generate: (real: E[]) => E[]): void {
  const real = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as E)
    .sort((a, b) => a.id - b.id);
  for (const entry of generate(real)) writeFileSync(join(folder, `${entry.id}.json`), JSON.stringify(entry, null, 2));
}
