import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDeskServer } from "@capture/desk/server";
import { checkContent } from "@capture/content/check/check";
import type { Problem } from "@capture/content/check/problem";
import { localizeFolder } from "@capture/content/locales/localize";
import { createDraftOverlay } from "../../scripts/site/develop/draft-overlay";
import { linkContent } from "./link-content";
import { serveStandIn } from "./stand-in-site";

/** A served desk. */
export interface DeskServer {
  /** The folder that contains data/. */
  root: string;
  url: string;
  /** Whether the desk opens with the page next to the forms. */
  showsPage?: boolean;
  /** Whether Sveltia offers to restore forms that were left without saving; by default, it does. */
  hasBackups?: boolean;
  /** Checks the content again after a change. */
  recheck?(): void;
  /** The problems of the last check. */
  listProblems(): Problem[];
  close(): Promise<void>;
}

export interface CopyOptions {
  /** Whether a stand-in for the development site is next to the forms. */
  showsPage?: boolean;
  /** Whether Sveltia offers to restore forms that were left without saving, which the next test would see. */
  hasBackups?: boolean;
  /** The language of the stand-in: `de`; by default, that of the content. */
  language?: string;
  /** Changes the copy before it is read. It must not write into pictures, which are links. */
  prepare?(data: string): void;
}

/** Serves the desk without the development site, for a copy of the content. */
export async function serveCopy({
  showsPage = false,
  hasBackups = false,
  language,
  prepare,
}: CopyOptions = {}): Promise<DeskServer> {
  const root = mkdtempSync(join(tmpdir(), "desk-"));
  const data = join(root, "data");
  linkContent("data", data);
  prepare?.(data);
  // The desk requests the problems every second. As in scripts/site/develop/develop.ts, only a change starts the content check.
  let problems = checkContent(data);
  const published = join(root, "published");
  if (language !== undefined) localizeFolder(data, language, published);
  else if (showsPage) linkContent(data, published);
  const server = await createDeskServer(data, () => problems, createDraftOverlay(data, published, language));
  if (showsPage) serveStandIn(server, published);
  return {
    root,
    showsPage,
    hasBackups,
    url: await server.listen({ host: "127.0.0.1", port: 0 }),
    recheck: () => (problems = checkContent(data)),
    listProblems: () => problems,
    async close() {
      await server.close();
      rmSync(root, { recursive: true });
    },
  };
}
