import { escape } from "@capture/receiver/forms/html";
import type { PreviewRecord } from "./folder";

const HASH_CHARACTERS = 8;

/** The page for a link that is not valid, which does not show whether the preview exists. */
export const deniedPage = (): string =>
  page(
    "This link to a preview is not valid",
    "It has expired, or it is incomplete. Open the preview again from the change in the content desk, or ask the person who sent the link for a new one.",
  );

/** The page for a valid link to a preview that has been removed. */
export const removedPage = (): string =>
  page(
    "This preview no longer exists",
    "The change has been published or closed, or newer changes have replaced its preview.",
  );

/** The page in place of a preview whose last commit has mistakes, or could not be built. */
export function failurePage({ branch, commit, failure = "", retryFrom }: PreviewRecord): string {
  const content = `The content of ${branch} (commit ${commit.slice(0, HASH_CHARACTERS)})`;
  return retryFrom === undefined
    ? page(
        "This change cannot be shown yet",
        `${content} has mistakes. Correct them in the content desk, and the preview is built again.`,
        failure,
      )
    : page(
        "This preview could not be built",
        `${content} has no mistakes, but the build failed. It is tried again after an hour. If that fails too, ask the people who run the site to read the log of its previews.`,
      );
}

/**
 * The bar at the end of each page of a preview, with styles of its own, because the page's policy allows no other. It stays
 * at the bottom of the window, where it does not cover the header.
 * @param hasScript whether the pages of the preview may run scripts
 */
export function previewBar({ branch, commit }: Pick<PreviewRecord, "branch" | "commit">, hasScript: boolean): string {
  const style =
    "position:sticky;bottom:0;z-index:9999;padding:8px 16px;background:#fff3c4;color:#1a1a1a;font:16px/1.4 system-ui,sans-serif";
  return `<aside aria-label="Preview" style="${style}">Preview of ${escape(branch)} (commit ${commit.slice(0, HASH_CHARACTERS)}), not published. Forms cannot be sent from here${hasScript ? "" : ", and what needs script does not work"}.</aside>`;
}

function page(title: string, text: string, report?: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<body style="max-width:70ch;margin:10vh auto;padding:0 16px;font:18px/1.5 system-ui,sans-serif">
<h1>${title}</h1>
<p>${escape(text)}</p>
${report === undefined ? "" : `<pre style="white-space:pre-wrap;font-size:14px">${escape(report)}</pre>\n`}</body>
</html>
`;
}
