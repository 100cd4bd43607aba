import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { REVALIDATE, type HeaderRule } from "@capture/domain/host/host-files";
import { listPublishedDue } from "@capture/content/due/due";
import type { DeployedBackend } from "./backend";
import { bundleDesk } from "./bundle";
import { createDeskSettings } from "./config/settings";
import { renderDeskPage, createDeskPolicy } from "./page";
import { readReleaseCommits } from "./release-commits";

/**
 * Adds the desk to a built site, at /admin/.
 * @param root path of the built site
 * @param content path of data/ or of a copy of it
 * @returns the header rules for its files
 * @throws Error when the desk cannot be bundled
 */
export async function addDesk(root: string, content: string, deployed: DeployedBackend): Promise<HeaderRule[]> {
  const write = (name: string, bytes: Uint8Array | string): void => {
    const path = join(root, "admin", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  };
  for (const [name, bytes] of await bundleDesk()) write(name, bytes);
  write("settings.json", JSON.stringify(createDeskSettings(content, deployed.backend, false, deployed.isReviewed)));
  // Anyone can read the file.
  write("due.json", JSON.stringify(listPublishedDue(content)));
  write("index.html", renderDeskPage(deployed));
  write("release.json", JSON.stringify(readReleaseCommits(content, process.env)));
  return createDeskRules(deployed);
}

/**
 * No other site may open the desk and keep a reference to it, but the sign-in window sends its result to the window that
 * opened it. GitLab's sign-in window without a server of its own (`pkce`) returns to the page of the desk, which any policy
 * would separate from its opener. Netlify and Cloudflare join this value with the `same-origin` of all pages, and browsers
 * treat such a list as `unsafe-none`.
 */
const openerPolicyFor = ({ backend }: DeployedBackend): string =>
  "auth_type" in backend && backend.auth_type === "pkce" ? "unsafe-none" : "same-origin-allow-popups";

/** The header rules for `/admin`, `/admin/` and all files below it. */
export function createDeskRules(deployed: DeployedBackend): HeaderRule[] {
  const headers = {
    "Content-Security-Policy": `${createDeskPolicy(deployed)}; frame-ancestors 'none'`,
    "Cache-Control": REVALIDATE,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": openerPolicyFor(deployed),
  };
  return ["/admin", "/admin/*"].map((path) => ({ path, headers }));
}
