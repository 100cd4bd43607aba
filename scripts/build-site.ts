import { existsSync, readFileSync } from "node:fs";
import { contentStamp } from "../src/content/collection";
import { contentFolder } from "../src/content/folder";
import { clearStamp, GENERATED_TYPES, sourceHash, writeStamp } from "./build-stamp";
import { gatsbyBin, runNode } from "./run";

/**
 * Builds the site into public/. The content is checked first, so a mistake
 * leaves the published site as it is.
 * @returns the exit code: 0 when public/ holds the whole site
 */
export async function buildSite(): Promise<number> {
  // The build checks again what was edited in the meantime.
  const content = contentStamp(contentFolder());
  // In a process of its own, so that its memory is free during the build.
  const checked = await runNode("--import", ["tsx", "scripts/check-content.ts"]);
  if (checked !== 0) return checked;
  const hash = sourceHash();
  const types = queryTypes();
  clearStamp();
  const code = await runNode(gatsbyBin, ["build"], { CHECKED_CONTENT: content });
  if (code !== 0) return code;
  if (queryTypes() !== types) {
    console.error(`The build has changed the types of the queries: check again and commit ${GENERATED_TYPES}.`);
    // In CI the types were checked before this build changed them.
    if (process.env.CI) return 1;
  }
  writeStamp(hash);
  return 0;
}

function queryTypes(): string {
  return existsSync(GENERATED_TYPES) ? readFileSync(GENERATED_TYPES, "utf8") : "";
}
