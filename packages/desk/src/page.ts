import { iconNames, iconSheet } from "@capture/content/model/icons";
import type { DeployedBackend } from "./backend";

/** The part of a backend that the page needs. */
type GitHost = Omit<DeployedBackend, "backend">;

/**
 * The Content Security Policy of the desk. Sveltia uses inline styles, and `blob:` URLs for pictures that are not saved.
 * The desk of the development site has the site in a frame.
 * @param host undefined when the desk saves to the disk
 */
export function createDeskPolicy(host?: GitHost): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...(host?.avatarOrigins ?? [])].join(" "),
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self' blob: data:", ...(host?.connectOrigins ?? [])].join(" "),
    host ? "frame-src blob:" : "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** The page at /admin/. It contains the SVG symbols of the icons that editors choose from. */
export function renderDeskPage(host?: GitHost): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${createDeskPolicy(host)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Content desk</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/admin/desk.css" />
    <script type="module" src="/admin/desk.js"></script>
  </head>
  <body${host ? "" : ' class="desk-on-disk"'}>
    ${iconSheet(iconNames())}
    <div id="nc-root"></div>
    <aside class="desk-bar" aria-label="Check and tools">${host ? checkNote(host) : ""}</aside>
  </body>
</html>
`;
}

/** A deployed desk has no server that lists mistakes, so the page links to the check results at the Git host, and shows whether the last save is live. */
function checkNote({ commitsUrl }: GitHost): string {
  return `
      <details class="desk-note">
        <summary>Check results</summary>
        <div class="desk-bar-body">
          <p>
            Every save is checked. A few minutes later, the result is next to the save in
            <a href="${commitsUrl}" target="_blank" rel="noopener">the list of saves</a>.
            A red cross means that nothing was published: open its details, correct the mistakes, and save again.
          </p>
        </div>
      </details>
      <p id="desk-live" role="status"></p>
    `;
}
