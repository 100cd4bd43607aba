import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Route } from "@playwright/test";
import { jsonFilesOf } from "@capture/content/model/files-below";

/** A commit that the desk has requested from its Git host. */
export interface Commit {
  repository: string;
  branch: string;
  /** The text of each new or changed file, by path. */
  written: Record<string, string>;
  deleted: string[];
}

/** The text of every file of data/, by its path in the repository. */
export const repositoryFiles = (): Record<string, string> =>
  Object.fromEntries(jsonFilesOf("data").map((name) => [`data/${name}`, readFileSync(join("data", name), "utf8")]));

/** A fake host computes the ID of each file for each file that a desk reads. */
const blobShas = new Map<string, string>();

/** The object ID that Git gives to a file with this text. */
export function blobSha(text: string): string {
  const known = blobShas.get(text);
  if (known !== undefined) return known;
  const bytes = Buffer.from(text);
  const sha = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  blobShas.set(text, sha);
  return sha;
}

/** A response of a fake Git host: JSON, or any options of Playwright's `fulfill`. */
export type Answer = { json: unknown } | Parameters<Route["fulfill"]>[0];

/** Answers requests to matching URLs in place of a Git host, and allows requests from any origin. */
export async function answerAt(
  context: BrowserContext,
  urls: string,
  answer: (request: ReturnType<Route["request"]>) => Answer,
): Promise<void> {
  const anyOrigin = { "access-control-allow-origin": "*" };
  await context.route(urls, async (route) => {
    if (route.request().method() === "OPTIONS") {
      const headers = { ...anyOrigin, "access-control-allow-headers": "*", "access-control-allow-methods": "*" };
      return route.fulfill({ status: 204, headers });
    }
    return route.fulfill({ headers: anyOrigin, ...answer(route.request()) });
  });
}
