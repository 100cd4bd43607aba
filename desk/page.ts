import { iconNames, iconSheet } from "../gatsby/icons";

/** What the desk's page may load and reach. Sveltia styles its parts in the page, and shows pictures before they are saved. */
export function deskPolicy(connects: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://avatars.githubusercontent.com",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' blob: data: ${connects.join(" ")}`.trimEnd(),
    "frame-src blob:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/**
 * The page at /admin/. It holds the drawings of the icons, which the desk shows beside their names.
 * @param connects origins of the Git host; none when the desk works on the disk
 */
export function deskPage(connects: readonly string[] = []): string {
  const isOnDisk = connects.length === 0;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${deskPolicy(connects)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Content desk</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/admin/desk.css" />
    <script type="module" src="/admin/desk.js"></script>
  </head>
  <body${isOnDisk ? ' class="desk-on-disk"' : ""}>
    ${iconSheet(iconNames())}
  </body>
</html>
`;
}
