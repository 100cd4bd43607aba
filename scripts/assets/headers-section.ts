import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { createApp } from "@capture/host/app";

const COLUMNS = ["cache-control", "content-type", "cross-origin-resource-policy", "access-control-allow-origin"];
/** Headers of pages, listed below the table. */
const PAGE_HEADERS = [
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "vary",
  "content-security-policy",
];
/** Matches hashes in file names. They differ between builds, so the table has an ellipsis instead. */
const HASH = /(?<=[-/])[0-9a-f]{6,}(?=[./])/g;
const POLICY_HASHES = /'sha256-[^']+'( 'sha256-[^']+')*/g;

/** A URL path for each kind of response. */
function samplePaths(): string[] {
  return [
    "/",
    "/products/pro",
    "/nowhere",
    builtFile("", /^app-[0-9a-f]+\.js$/),
    builtFile("/static", /\/hero-pro\.mp4$/),
    builtFile("/social", /\.jpg$/),
    builtFile("/fonts", /\.woff2$/),
    "/page-data/about/page-data.json",
    "/page-data/support/assistant/page-data.json",
    "/help-search.json",
    "/blog/rss.xml",
    "/manifest.webmanifest",
  ];
}

/** @throws Error when the build does not contain the file */
function builtFile(folder: string, pattern: RegExp): string {
  // Sorted, because the order of a folder differs between machines.
  const names = readdirSync(`public${folder}`, { recursive: true, encoding: "utf8" }).sort();
  const name = names.find((file) => pattern.test(file));
  if (name === undefined)
    throw new Error(`public${folder} does not contain a file that matches ${pattern.source}. Run npm run build first.`);
  return `${folder}/${name}`;
}

/** The section of docs/deploy.md about headers: the responses of the host for the built site in public/. */
export async function headersSection(): Promise<string> {
  const app = await createApp(resolve("public"));
  const rows = [
    ["`curl -I` of", "Status", ...COLUMNS],
    ["---", "---", ...COLUMNS.map(() => "---")],
  ];
  for (const url of samplePaths()) {
    const { statusCode, headers } = await app.inject({ method: "HEAD", url });
    const cells = COLUMNS.map((name) => String(headers[name] ?? ""));
    rows.push([`\`${url.replace(HASH, "…")}\``, String(statusCode), ...cells]);
  }
  const { headers } = await app.inject({ method: "HEAD", url: "/products/pro" });
  await app.close();
  const table = rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const page = PAGE_HEADERS.map((name) => `${name}: ${String(headers[name]).replace(POLICY_HASHES, "'sha256-…'")}`);
  return `${table}\n\nEvery page is also sent with these headers:\n\n\`\`\`http\n${page.join("\n")}\n\`\`\``;
}
