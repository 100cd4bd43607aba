import { existsSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { deployedBackend } from "../../desk/backend";
import { filled } from "../../server/environment";
import { RELEASES } from "../../server/releases";
import { isUrl } from "../../server/urls";
import { contentStamp } from "../../src/content/check/collection";
import { contentFolder } from "../../src/content/model/folder";
import { withBuildLock } from "./build-lock";
import { clearStamp, writeStamp } from "./build-stamp";
import { buildHash, GENERATED_TYPES } from "./input-hash";
import { makeRelease } from "./release";
import { runNode } from "../lib/run";
import { runGatsby } from "./run-gatsby";

const LOCK = join(RELEASES, "build.lock");

/**
 * Holds the build's memory down (docs/performance.md): V8 collects garbage before its heap is large, sharp
 * encodes as many pictures at once as there are processors, glibc has two arenas and gives back what is freed in them,
 * and on two processors Gatsby runs the queries itself instead of in a second process with a schema of its own. A
 * larger heap for much more content is `NODE_OPTIONS=--max-old-space-size=2048 npm run build`.
 */
const FRUGAL = {
  NODE_OPTIONS: process.env.NODE_OPTIONS ?? "--max-old-space-size=768",
  UV_THREADPOOL_SIZE: String(Math.min(4, availableParallelism())),
  MALLOC_ARENA_MAX: "2",
  // glibc's default, 128 KB. Unless it is set, glibc raises it with each large block that is freed.
  MALLOC_TRIM_THRESHOLD_: "131072",
  ...(availableParallelism() <= 2 && { GATSBY_CPU_COUNT: "1" }),
};

/**
 * Builds the site into public/ and makes a release of it. The content is checked
 * first. Until the release is complete the one before stays as it is. With DESK
 * set, the content desk is a part of it.
 * @returns the exit code: 0 when the release is the current one
 * @throws Error when another build is running, a setting of the desk or of the forms is wrong, or the release cannot be made
 */
export function buildSite(): Promise<number> {
  return withBuildLock(resolve(LOCK), build);
}

async function build(): Promise<number> {
  const desk = deployedBackend(process.env);
  const formsUrl = filled(process.env.GATSBY_FORMS_URL);
  if (formsUrl !== undefined && !isUrl(formsUrl, /^https?:$/)) {
    throw new Error("GATSBY_FORMS_URL must be a URL such as https://forms.example/functions.");
  }
  // The build checks again what was edited in the meantime.
  const content = contentStamp(contentFolder());
  // In a process of its own, so that its memory is free during the build.
  const checked = await runNode("--import", ["tsx", "scripts/content/check.ts"]);
  if (checked !== 0) return checked;
  const hash = buildHash();
  const types = queryTypes();
  clearStamp();
  const code = await runGatsby(["build"], { CHECKED_CONTENT: content, ...FRUGAL });
  if (code !== 0) return code;
  if (queryTypes() !== types) {
    console.error(`The build changed the query types. Run npm run check again and commit ${GENERATED_TYPES}.`);
    // In CI the types were checked before this build changed them.
    if (process.env.CI) return 1;
  }
  rmSync(resolve("public", "admin"), { recursive: true, force: true });
  if (desk) {
    // Only then: what editors need is not installed where a site is only served.
    const added = await runNode("--import", ["tsx", "scripts/site/add-desk.ts"]);
    if (added !== 0) return added;
  }
  const name = makeRelease(resolve("public"), resolve(RELEASES));
  writeStamp(hash);
  console.log(`The release is ${RELEASES}/${name}.`);
  return 0;
}

function queryTypes(): string {
  return existsSync(GENERATED_TYPES) ? readFileSync(GENERATED_TYPES, "utf8") : "";
}
