import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { contentStamp } from "@capture/content/check/collection";
import { filesBelow } from "@capture/content/model/files-below";
import { previewName, previewPath } from "@capture/host/previews/links";
import { readCurrentLink, RELEASES } from "@capture/host/releases";
import { RECORD, type PreviewRecord } from "@capture/host/previews/folder";
import { previewBar } from "@capture/host/previews/pages";
import { compressFiles } from "../../../gatsby/outputs/compression";
import { buildEnvironment } from "../build-environment";
import { LOW_MEMORY_ENV } from "../build-site";
import { withGatsbyState } from "../languages/gatsby-state";
import { copyBuild } from "../release";
import { CODE_STAMP, runGatsby } from "../run-gatsby";
import { checkOutContent, type ReviewBranch } from "./branches";

/** Gatsby's cache and pictures of the last preview, in the folder of previews. */
const STATE = ".gatsby";
const HASH_CHARACTERS = 12;
const RETRY_MS = 3_600_000;
const BUILD_FAILED = "The preview could not be built.";
const NO_CONTENT = "The branch has no folder with content.";

const run = promisify(execFile);

interface PreviewSource {
  readonly branch: ReviewBranch;
  /** Hash of the site's code. */
  readonly code: string;
  /** The origin of previews, if it is not that of the site. */
  readonly origin: string | undefined;
}

/**
 * Checks and builds the content of a branch, without the secrets of the host. The previous build is served until the next
 * one is complete; when the content has mistakes, their report replaces it.
 * @param content path of the content folder of this checkout
 * @param folder path of the previews
 */
export async function buildPreview(
  content: string,
  folder: string,
  { branch, code, origin }: PreviewSource,
): Promise<PreviewRecord> {
  const name = previewName(branch.name);
  const copy = join(folder, name, "content");
  const record = { branch: branch.name, commit: branch.commit, code };
  try {
    checkOutContent(content, branch.commit, copy);
  } catch {
    // One such branch must not keep the others from being built.
    return { ...record, failure: NO_CONTENT };
  }
  const report = await mistakesIn(copy);
  if (report !== undefined) return { ...record, failure: report };
  setUrl(copy, previewPath(name), origin);
  const site = `site-${branch.commit.slice(0, HASH_CHARACTERS)}`;
  removeOutdatedState(join(folder, STATE));
  const exitCode = await withGatsbyState(join(folder, STATE), async () => {
    const env = { CONTENT_DIR: copy, CHECKED_CONTENT: contentStamp(copy), DRAFTS: "show", SITE_LANGUAGES: "" };
    const args = ["build", "--prefix-paths"];
    const gatsbyCode = await runGatsby(args, { ...LOW_MEMORY_ENV, ...env }, process.cwd(), buildEnvironment());
    if (gatsbyCode === 0) await copyPreview(join(folder, name, site), record, origin !== undefined);
    return gatsbyCode;
  });
  if (exitCode === 0) return { ...record, site };
  return { ...record, failure: BUILD_FAILED, retryFrom: Date.now() + RETRY_MS };
}

/** Replaces the record of a preview, then removes the builds that it no longer describes. */
export function writeRecord(folder: string, record: PreviewRecord): void {
  const own = join(folder, previewName(record.branch));
  mkdirSync(own, { recursive: true });
  const next = join(own, `${RECORD}.next`);
  writeFileSync(next, JSON.stringify(record, null, 2));
  renameSync(next, join(own, RECORD));
  for (const each of readdirSync(own)) {
    if (![RECORD, record.site].includes(each)) rmSync(join(own, each), { recursive: true, force: true });
  }
}

/** The report of the content check; undefined when the content has no mistakes. */
async function mistakesIn(content: string): Promise<string | undefined> {
  const args = ["--import", "tsx", "scripts/content/check.ts"];
  try {
    await run(process.execPath, args, { env: { ...buildEnvironment(), CONTENT_DIR: content } });
    return undefined;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    return stderr.trim() || stdout.trim() || BUILD_FAILED;
  }
}

/** Moves the site in the copy of the content to the path of the preview, and to its origin if it has one of its own. */
function setUrl(content: string, path: string, origin?: string): void {
  const file = join(content, "site.json");
  const site = JSON.parse(readFileSync(file, "utf8")) as { url: string };
  writeFileSync(file, JSON.stringify({ ...site, url: new URL(path, origin ?? site.url).href }, null, 2));
}

/**
 * Removes the state of the last preview after the site's own build has run again. The next preview then begins with the
 * cache and the pictures of that build, so that only pictures of the change are encoded.
 */
function removeOutdatedState(folder: string): void {
  const [own, last] = [".cache", join(folder, ".cache")].map((cache) =>
    statSync(join(cache, CODE_STAMP), { throwIfNoEntry: false }),
  );
  if (own && last && own.mtimeMs > last.mtimeMs) rmSync(folder, { recursive: true });
}

/** Copies the build to the preview, with a bar on each page. */
async function copyPreview(target: string, record: PreviewRecord, hasScript: boolean): Promise<void> {
  const path = previewPath(previewName(record.branch));
  rmSync(target, { recursive: true, force: true });
  const release = readCurrentLink(resolve(RELEASES));
  copyBuild(resolve("public"), target, {
    isOmitted: (file) => /\.html\.(br|gz)$|\.map$|^\.host-rules\//.test(file),
    // Pages get the bar.
    share: (file) =>
      release === undefined || file.endsWith(".html") ? undefined : join(resolve(RELEASES), release, file),
  });
  const bar = previewBar(record, hasScript);
  for (const name of filesBelow(target).filter((each) => each.endsWith(".html"))) {
    const file = join(target, name);
    const html = readFileSync(file, "utf8");
    // Absolute URLs have the path twice, from the URL of the site and from Gatsby.
    writeFileSync(
      file,
      html.replaceAll(path + path, path).replace("</body>", () => `${bar}</body>`),
    );
  }
  await compressFiles(target, 0);
}
