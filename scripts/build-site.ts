import { existsSync, readFileSync } from "node:fs";
import { checkContent } from "../src/content/check";
import { contentFolder } from "../src/content/folder";
import { problemsReport } from "../src/content/problem";
import { clearStamp, GENERATED_TYPES, sourceHash, writeStamp } from "./build-stamp";
import { gatsbyBin, runNode } from "./run";

/** Encoding pictures in many threads, C's memory would keep a store for each of them and give none back. */
const ONE_ARENA = { MALLOC_ARENA_MAX: "1" };

/**
 * Builds the site into public/. Content with a mistake is told before
 * anything is touched, so what was published stays as it is.
 * @returns the exit code: 0 when public/ holds the whole site
 */
export async function buildSite(): Promise<number> {
  const problems = checkContent(contentFolder());
  if (problems.length > 0) {
    console.error(problemsReport(problems));
    return 1;
  }
  const hash = sourceHash();
  const types = queryTypes();
  clearStamp();
  const code = await runNode(gatsbyBin, ["build"], ONE_ARENA);
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
