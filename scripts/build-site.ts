import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { contentStamp } from "../src/content/collection";
import { contentFolder } from "../src/content/folder";
import { clearStamp, GENERATED_TYPES, sourceHash, writeStamp } from "./build-stamp";
import { gatsbyBin, runNode } from "./run";

/** Node's own number of threads for work outside of JavaScript. */
const MOST_THREADS = 4;

/** Settings of C's memory and of Node for a build on a small machine. */
const FRUGAL = {
  // Each process makes new things in a space of 16 MB and copies what lives on into another: half of both is enough.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=8`.trimStart(),
  // Encoding pictures in many threads, C's memory would keep a store for each of them and give none back.
  MALLOC_ARENA_MAX: "1",
  // Each thread encodes a picture of its own: more of them than processors take memory and no less time.
  UV_THREADPOOL_SIZE: String(Math.min(MOST_THREADS, Math.max(2, availableParallelism()))),
};

/**
 * Builds the site into public/. Content with a mistake is told before
 * anything is touched, so what was published stays as it is.
 * @returns the exit code: 0 when public/ holds the whole site
 */
export async function buildSite(): Promise<number> {
  // Who edits while the build begins is checked again by it.
  const content = contentStamp(contentFolder());
  // In a process of its own: what the check has read would stay in memory beside the whole build.
  const checked = await runNode("--import", ["tsx", "scripts/check-content.ts"]);
  if (checked !== 0) return checked;
  const hash = sourceHash();
  const types = queryTypes();
  clearStamp();
  const code = await runNode(gatsbyBin, ["build"], { ...FRUGAL, CHECKED_CONTENT: content });
  if (code !== 0) return code;
  if (queryTypes() !== types) {
    console.error(`The build has written other types for the queries: check again and commit ${GENERATED_TYPES}.`);
    // Elsewhere than here, what was checked is not what was built.
    if (process.env.CI) return 1;
  }
  writeStamp(hash);
  return 0;
}

function queryTypes(): string {
  return existsSync(GENERATED_TYPES) ? readFileSync(GENERATED_TYPES, "utf8") : "";
}
