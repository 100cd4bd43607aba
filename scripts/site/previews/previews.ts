import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { nonEmpty, type Environment } from "@capture/domain/lib/environment";
import { readCollection } from "@capture/content/check/collection";
import { contentFolder } from "@capture/content/model/folder";
import { PREVIEWS, readRecord, type PreviewRecord } from "@capture/host/previews/folder";
import { createPass, isPreviewName, previewName, previewPath } from "@capture/host/previews/links";
import { previewOriginFrom, previewSecretFrom } from "@capture/host/settings";
import { LOCK } from "../build-site";
import { siteCodeHash } from "../input-hash";
import { withBuildLock } from "../build-lock";
import { restoreDefaultState } from "../languages/gatsby-state";
import { fetchReviewBranches, type ReviewBranch } from "./branches";
import { buildPreview, writeRecord } from "./build-preview";
import { statusPoster } from "./statuses";

const DEFAULT_MAX = 5;
const MAX_FORMAT = /^[1-9]\d?$/;
const DAY_MS = 86_400_000;
/** How long a link is valid: short, because logs of proxies contain it. A posted link is replaced when half of this time is left. */
const LINK_MS = 2 * DAY_MS;

/**
 * Builds the previews of the newest changes in review, one at a time, removes all others, and prints a signed link to each.
 * @returns the exit code: 0 when all are built
 * @throws Error when a setting is invalid, the Git host cannot be reached, or another build is running
 */
export async function updatePreviews(env: Environment): Promise<number> {
  const secret = previewSecretFrom(nonEmpty(env.PREVIEW_SECRET));
  if (secret === undefined) throw new Error("PREVIEW_SECRET is not set. The host serves no previews without it.");
  if (!existsSync(".cache")) throw new Error("There is no build whose pictures can be used; run npm run build first.");
  const max = maxFrom(nonEmpty(env.PREVIEWS_MAX));
  const post = statusPoster(env);
  const folder = resolve(PREVIEWS);
  const branches = fetchReviewBranches(contentFolder());
  const kept = branches.slice(0, max);
  removeOthers(folder, kept);
  const { url } = readCollection(contentFolder()).site as { url: string };
  const origin = previewOriginFrom(nonEmpty(env.PREVIEW_URL), url);
  const siteCode = siteCodeHash();
  let exitCode = 0;
  for (const branch of kept) {
    const record = await currentRecord(folder, branch, siteCode, origin);
    if (record.failure !== undefined) exitCode = 1;
    const name = previewName(branch.name);
    const expires = Date.now() + LINK_MS;
    const link = new URL(`${previewPath(name)}/${createPass(secret, name, expires)}/`, origin ?? url).href;
    console.log(`${branch.name}${stateOf(record)}\n  ${link}`);
    const isDue = (record.postedUntil ?? 0) - Date.now() < LINK_MS / 2;
    if (post && isDue && (await post(record, link))) writeRecord(folder, { ...record, postedUntil: expires });
  }
  if (branches.length > max)
    console.log(`${branches.length - max} older changes have no preview (PREVIEWS_MAX=${max}).`);
  return exitCode;
}

function stateOf({ failure, retryFrom }: PreviewRecord): string {
  if (failure === undefined) return "";
  return retryFrom === undefined ? " (has mistakes)" : " (could not be built)";
}

/** The record of a branch's preview, which is built first unless it is that of the branch's last commit and of this code. */
async function currentRecord(
  folder: string,
  branch: ReviewBranch,
  code: string,
  origin: string | undefined,
): Promise<PreviewRecord> {
  const known = readRecord(folder, previewName(branch.name));
  const isCurrent = known?.commit === branch.commit && known.code === code;
  if (isCurrent && (known.retryFrom ?? Infinity) > Date.now()) return known;
  console.log(`\nBuilding the preview of ${branch.name} …`);
  return withBuildLock(resolve(LOCK), async () => {
    restoreDefaultState();
    const record = await buildPreview(contentFolder(), folder, { branch, code, origin });
    writeRecord(folder, record);
    return record;
  });
}

/** Removes the previews of branches that no longer exist, and of changes that are older than the newest ones. */
function removeOthers(folder: string, branches: readonly ReviewBranch[]): void {
  const names = new Set(branches.map((branch) => previewName(branch.name)));
  for (const name of existsSync(folder) ? readdirSync(folder).filter(isPreviewName) : []) {
    if (!names.has(name)) rmSync(join(folder, name), { recursive: true });
  }
}

function maxFrom(text: string | undefined): number {
  if (text === undefined) return DEFAULT_MAX;
  if (MAX_FORMAT.test(text)) return Number(text);
  throw new Error(`PREVIEWS_MAX is “${text}”; it must be a whole number from 1 to 99.`);
}
