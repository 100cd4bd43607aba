import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CURRENT, RELEASES } from "../../server/releases";
import { hiddenFiles } from "../../src/content/model/drafts";
import { contentFolder } from "../../src/content/model/folder";
import { filesAt } from "../../src/content/model/files-below";

/** The inputs of a build. A change of anything else needs no new build. */
export const SOURCES = [
  "data",
  "desk",
  "gatsby",
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
/** The types of all queries, which the build itself writes. */
export const GENERATED_TYPES = "src/gatsby-types.d.ts";
const STAMP = join(".cache", "build-stamp");
const BUILT = join(RELEASES, CURRENT, "404.html");

/** A hash of all inputs: the sources, the variables that go into the build, and which entries wait for their day. */
export function sourceHash(): string {
  const hash = createHash("sha256");
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (/^(GATSBY_|DESK)|^(CONTENT_DIR|DRAFTS)$/.test(name))
      hash.update(`${name}=${value ?? ""}
`);
  }
  hash.update(hiddenFiles(contentFolder()).join("\n"));
  for (const source of SOURCES.filter((name) => existsSync(name))) {
    for (const name of filesAt(source)) {
      if (name !== GENERATED_TYPES) hash.update(`${name}\n`).update(readFileSync(name));
    }
  }
  return hash.digest("hex");
}

/** Whether there is a release, and the last build that made one was of the inputs as they are now. */
export function isBuilt(): boolean {
  return existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === sourceHash();
}

/** Says that a build is under way: until it is complete, the next start builds again. */
export function clearStamp(): void {
  rmSync(STAMP, { force: true });
}

/** Marks a release as made of these inputs. */
export function writeStamp(hash: string): void {
  writeFileSync(STAMP, hash);
}
