import { existsSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { readDeployedBackend } from "@capture/desk/backend";
import { nonEmpty } from "@capture/domain/lib/environment";
import { contentStamp } from "@capture/content/check/collection";
import { contentFolder } from "@capture/content/model/folder";
import { RELEASES } from "@capture/host/releases";
import { isUrl } from "@capture/receiver/urls";
import { arePublicSourceMaps, keepSourceMaps, SOURCE_MAPS } from "../../gatsby/lib/source-maps";
import { buildLanguages, readPublishedLanguages, takeOutLanguages } from "./languages/build-languages";
import { withBuildLock } from "./build-lock";
import { clearStamp, writeStamp } from "./build-stamp";
import { buildHash, GENERATED_TYPES } from "./input-hash";
import { removeOtherSite, writeSiteStamp } from "./other-site";
import { makeRelease } from "./release";
import { runNode } from "../lib/run";
import { writeBuiltAt } from "./schedule/built-at";
import { runGatsby } from "./run-gatsby";

/** The lock of each build, because all use the same folders of Gatsby. */
export const LOCK = join(RELEASES, "build.lock");

/**
 * Environment variables that limit the memory of a build, with 1,000 articles to 1.19 instead of 2.3 GB: V8 has a small heap, sharp encodes at most
 * one picture per CPU at a time, glibc has two arenas and returns freed memory, and with two CPUs Gatsby runs queries in its
 * main process, without a worker that has a second copy of the schema. If much more content needs a larger heap, run
 * `NODE_OPTIONS=--max-old-space-size=2048 npm run build`.
 */
export const LOW_MEMORY_ENV = {
  NODE_OPTIONS: process.env.NODE_OPTIONS ?? "--max-old-space-size=768",
  UV_THREADPOOL_SIZE: String(Math.min(4, availableParallelism())),
  MALLOC_ARENA_MAX: "2",
  // glibc's default of 128 KB. Unless it is set explicitly, glibc raises the threshold when a large block is freed.
  MALLOC_TRIM_THRESHOLD_: "131072",
  ...(availableParallelism() <= 2 && { GATSBY_CPU_COUNT: "1" }),
};

/**
 * Checks the content, builds the site into public/ and makes a release of it. The previous release stays current until the
 * new one is complete. If DESK is set, the release contains the content desk.
 * @returns the exit code: 0 when the new release is current
 * @throws Error when another build is running, a setting is invalid, or the release cannot be made
 */
export function buildSite(): Promise<number> {
  return withBuildLock(resolve(LOCK), build);
}

async function build(): Promise<number> {
  const desk = readDeployedBackend(process.env);
  const formsUrl = nonEmpty(process.env.GATSBY_FORMS_URL);
  if (formsUrl !== undefined && !isUrl(formsUrl, /^https?:$/)) {
    throw new Error("GATSBY_FORMS_URL must be a URL such as https://forms.example/functions.");
  }
  const hasPublicMaps = arePublicSourceMaps();
  // Every step reads the content for this time, although the build takes minutes.
  const contentTime = (process.env.CONTENT_TIME ??= new Date().toISOString());
  // Taken before the check: if the content is edited after this, the build checks it again.
  const stamp = contentStamp(contentFolder());
  // In another process, so that the memory of the check is free during the build.
  const checkCode = await runNode("--import", ["tsx", "scripts/content/check.ts", "--mistakes"]);
  if (checkCode !== 0) return checkCode;
  const hash = buildHash();
  const types = queryTypes();
  clearStamp();
  // Gatsby’s steps after a build finish every page in public/, but the page of the desk is not one of theirs.
  rmSync(resolve("public", "admin"), { recursive: true, force: true });
  takeOutLanguages();
  removeOtherSite(resolve(), contentFolder());
  const languages = readPublishedLanguages();
  const env = { ...LOW_MEMORY_ENV, SITE_LANGUAGES: languages.map((language) => language.code).join(",") };
  const code = await runGatsby(["build"], { CHECKED_CONTENT: stamp, ...env });
  writeSiteStamp(resolve(), contentFolder());
  if (code !== 0) return code;
  if (queryTypes() !== types) {
    console.error(`The build changed the query types. Run npm run check again and commit ${GENERATED_TYPES}.`);
    // In CI, the type check has already run, with the earlier types.
    if (process.env.CI) return 1;
  }
  if (languages.length > 0) {
    const languagesCode = await buildLanguages(languages, env);
    if (languagesCode !== 0) return languagesCode;
  }
  if (desk) {
    // In another process, because packages of the desk are not installed on machines that only serve a site.
    const deskCode = await runNode("--import", ["tsx", "scripts/site/add-desk.ts"]);
    if (deskCode !== 0) return deskCode;
  }
  keepSourceMaps(resolve("public"), resolve(SOURCE_MAPS), hasPublicMaps);
  const name = makeRelease(resolve("public"), resolve(RELEASES));
  writeStamp(hash);
  writeBuiltAt(contentTime);
  console.log(`The release is ${RELEASES}/${name}.`);
  return 0;
}

function queryTypes(): string {
  return existsSync(GENERATED_TYPES) ? readFileSync(GENERATED_TYPES, "utf8") : "";
}
