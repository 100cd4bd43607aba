import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { runScript, siteFolder } from "../../../testing/server/host";
import { COMPANY } from "../company/company";

/**
 * Replaces Gatsby: it only rewrites public/ in place, with the URL of the content in the page `url`. In the middle of that
 * it waits while a file `wait` exists, and fails if a file `fail` exists. Its environment is added to the file `environments`.
 */
const GATSBY = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
appendFileSync("environments", JSON.stringify(process.env));
// Gatsby's steps after a build finish every page in public/, but the page of the desk is not one of theirs.
if (existsSync("public/admin/index.html")) throw new Error("public/ has the page of the desk.");
const { url } = JSON.parse(readFileSync((process.env.CONTENT_DIR || "data") + "/site.json", "utf8"));
const { version, size = 0 } = require(process.cwd() + "/package.json");
for (const folder of [".cache", "public/url", "public/static/1"]) mkdirSync(folder, { recursive: true });
// Without a cache, Gatsby encodes all pictures again, and writes into the files that exist.
if (!existsSync(".cache/pictures")) writeFileSync("public/static/1/room.jpg", "encoded by version " + version);
writeFileSync(".cache/pictures", "");
writeFileSync("public/index.html", "version " + version + (process.env.DRAFTS ? " with drafts" : ""));
writeFileSync("public/url/index.html", "<body>" + url + "</body>");
writeFileSync("building", "");
(function finish() {
  if (existsSync("wait")) return setTimeout(finish, 20);
  if (existsSync("fail")) process.exit(1);
  writeFileSync("public/large.txt", "x".repeat(size));
  writeFileSync("public/404.html", "missing");
  writeFileSync("public/_headers", "/*\\n  X-Version: " + version + "\\n/static/*\\n  Cache-Control: public, max-age=31536000, immutable\\n");
})();
`;

/**
 * Replaces the content check, which takes two seconds: it fails if a file `mistake` exists in the project or the content.
 * Its environment is added to the file `environments`.
 */
const CHECK = `
const { appendFileSync, existsSync } = require("node:fs");
appendFileSync("environments", JSON.stringify(process.env));
const content = process.env.CONTENT_DIR || "data";
if (["mistake", content + "/mistake"].some((file) => existsSync(file))) {
  console.error("data/articles/1.json\\n  3:5  title: is <b>empty</b>");
  process.exitCode = 1;
}
`;
const CHECK_SCRIPT = "scripts/content/check.ts";
/** A module that gatsby-node.ts imports. */
export const STEP = "gatsby/step.ts";

/** A folder in which the commands of this repository run, with a fast content check and Gatsby. */
export function projectFolder(): string {
  const folder = siteFolder();
  rmSync(join(folder, "releases"), { recursive: true });
  rmSync(join(folder, "public"), { recursive: true });
  mkdirSync(join(folder, "node_modules/gatsby"), { recursive: true });
  writeFileSync(join(folder, "node_modules/gatsby/package.json"), "{}");
  writeFileSync(join(folder, "node_modules/gatsby/cli.js"), GATSBY);
  mkdirSync(join(folder, dirname(CHECK_SCRIPT)), { recursive: true });
  writeFileSync(join(folder, CHECK_SCRIPT), CHECK);
  // The content check requires the font packages of the brand, and the schema of OpenAPI.
  const linked = [
    "packages",
    "src",
    "node_modules/tsx",
    "node_modules/@fontsource-variable",
    "node_modules/@seriousme",
    "scripts/site",
    "scripts/lib",
  ];
  for (const name of linked) symlinkSync(resolve(name), join(folder, name));
  cpSync(COMPANY, join(folder, "data"), { recursive: true });
  cpSync("data/schemas", join(folder, "data/schemas"), { recursive: true });
  writeFileSync(join(folder, "gatsby-config.ts"), "");
  writeFileSync(join(folder, "gatsby-node.ts"), 'import "./gatsby/step"');
  for (const name of ["gatsby", "plugins"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, STEP), "");
  setVersion(folder, 1);
  return folder;
}

/** Creates a project with its first release. */
export async function createBuiltProject(): Promise<string> {
  const folder = projectFolder();
  expect(await runScript("build", [], { folder })).toMatchObject({ code: 0 });
  rmSync(join(folder, "building"));
  return folder;
}

/**
 * Keeps a copy of a project for the tests of a file, because creating another one takes longer than some tests.
 * @returns a function that restores the project at the same path, the only one at which Gatsby's cache is valid
 */
export function keepProject(folder: string): () => void {
  const copy = join(siteFolder(), "copy");
  // Node's cpSync would not keep the hard links between a release and public/.
  const copyFolder = (from: string, to: string): void => void execFileSync("cp", ["-a", from, to]);
  copyFolder(folder, copy);
  return () => {
    // A process of the last test that was killed may still be writing.
    rmSync(folder, { recursive: true, maxRetries: 5 });
    copyFolder(copy, folder);
  };
}

/** Changes the sources of a project, like a `git pull`. */
export function setVersion(folder: string, version: number, size = 0): void {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ version, size }));
}
