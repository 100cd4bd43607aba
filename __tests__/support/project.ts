import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { siteFolder } from "./host";

/**
 * What Gatsby does to public/: it rewrites it in place. In the middle it waits
 * for as long as there is a file `wait`, and fails if there is a file `fail`.
 */
const GATSBY = `
const { existsSync, mkdirSync, writeFileSync } = require("node:fs");
const { version, size = 0 } = require(process.cwd() + "/package.json");
for (const folder of [".cache", "public"]) mkdirSync(folder, { recursive: true });
writeFileSync("public/index.html", "version " + version + (process.env.DRAFTS ? " with drafts" : ""));
writeFileSync("building", "");
(function finish() {
  if (existsSync("wait")) return setTimeout(finish, 20);
  if (existsSync("fail")) process.exit(1);
  writeFileSync("public/large.txt", "x".repeat(size));
  writeFileSync("public/404.html", "missing");
  writeFileSync("public/_headers", "/*\\n  X-Version: " + version + "\\n");
})();
`;

/** A folder in which the commands of this repository run, with its content and a Gatsby that takes no time. */
export function projectFolder(): string {
  const folder = siteFolder();
  rmSync(join(folder, "releases"), { recursive: true });
  rmSync(join(folder, "public"), { recursive: true });
  mkdirSync(join(folder, "node_modules/gatsby"), { recursive: true });
  writeFileSync(join(folder, "node_modules/gatsby/package.json"), "{}");
  writeFileSync(join(folder, "node_modules/gatsby/cli.js"), GATSBY);
  for (const name of ["scripts", "data", "node_modules/tsx"]) symlinkSync(resolve(name), join(folder, name));
  setVersion(folder, 1);
  return folder;
}

/** Changes the sources of a project, as a pull does. */
export function setVersion(folder: string, version: number, size = 0): void {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ version, size }));
}
