import { iconNames, iconSheet } from "../gatsby/outputs/icons";
import type { DeployedBackend } from "./backend";

/** What the page needs of the Git host; nothing when the desk works on the disk. */
type GitHost = Omit<DeployedBackend, "backend">;

/** What the desk's page may load and reach. Sveltia styles its parts in the page, and shows pictures before they are saved. */
export function deskPolicy(host?: GitHost): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...(host?.pictures ?? [])].join(" "),
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self' blob: data:", ...(host?.connects ?? [])].join(" "),
    "frame-src blob:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** The page at /admin/. It holds the drawings of the icons, which the desk shows beside their names. */
export function deskPage(host?: GitHost): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${deskPolicy(host)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Content desk</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/admin/desk.css" />
    <script type="module" src="/admin/desk.js"></script>
  </head>
  <body${host ? "" : ' class="desk-on-disk"'}>
    ${iconSheet(iconNames())}${host ? noteOf(host) : ""}
  </body>
</html>
`;
}

/** No server is there to ask for mistakes, so the page says who tells them. */
function noteOf({ commits }: GitHost): string {
  return `
    <details class="desk-note">
      <summary>Where mistakes are told</summary>
      <p>
        Every save is checked. The answer stands beside it in
        <a href="${commits}" target="_blank" rel="noopener">the list of saves</a> a few minutes later.
        A cross means that it was not published: open its details, mend what they name, and save again.
      </p>
    </details>`;
}
