import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { format } from "prettier";
import { createApp } from "../../server/app";
import { main } from "../lib/main";

const DOCUMENT = "docs/deploy.md";
const BEGIN = "<!-- headers: written by npm run docs:headers -->";
const END = "<!-- end of headers -->";
const COLUMNS = ["cache-control", "content-type", "cross-origin-resource-policy", "access-control-allow-origin"];
/** Headers of a page that have no column. */
const PAGE_HEADERS = [
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "vary",
  "content-security-policy",
];
/** Hashes differ from build to build. */
const HASH = /(?<=[-/])[0-9a-f]{6,}(?=[./])/g;
const POLICY_HASHES = /'sha256-[^']+'( 'sha256-[^']+')*/g;

/** One address of each kind. */
function addresses(): string[] {
  return [
    "/",
    "/products/pro",
    "/nowhere",
    builtFile("", /^app-[0-9a-f]+\.js$/),
    builtFile("/static", /\/hero-pro\.mp4$/),
    builtFile("/social", /\.jpg$/),
    builtFile("/fonts", /^instrument-sans.*\.woff2$/),
    "/page-data/about/page-data.json",
    "/page-data/support/assistant/page-data.json",
    "/help-search.json",
    "/blog/rss.xml",
    "/manifest.webmanifest",
  ];
}

/** @throws Error when the build has no such file */
function builtFile(folder: string, pattern: RegExp): string {
  const name = readdirSync(`public${folder}`, { recursive: true, encoding: "utf8" }).find((file) => pattern.test(file));
  if (name === undefined)
    throw new Error(`public${folder} has no file like ${pattern.source}; run npm run build first.`);
  return `${folder}/${name}`;
}

async function headersText(): Promise<string> {
  const app = await createApp(resolve("public"));
  const rows = [
    ["`curl -I` of", "Status", ...COLUMNS],
    ["---", "---", ...COLUMNS.map(() => "---")],
  ];
  for (const url of addresses()) {
    const { statusCode, headers } = await app.inject({ method: "HEAD", url });
    const cells = COLUMNS.map((name) => String(headers[name] ?? ""));
    rows.push([`\`${url.replace(HASH, "…")}\``, String(statusCode), ...cells]);
  }
  const { headers } = await app.inject({ method: "HEAD", url: "/products/pro" });
  await app.close();
  const table = rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const page = PAGE_HEADERS.map((name) => `${name}: ${String(headers[name]).replace(POLICY_HASHES, "'sha256-…'")}`);
  return `${table}\n\nEvery page is sent with these, too:\n\n\`\`\`http\n${page.join("\n")}\n\`\`\``;
}

/** Rewrites the headers in docs/deploy.md from what the host answers over the built site. */
main(async () => {
  const text = readFileSync(DOCUMENT, "utf8");
  const [before = "", rest = ""] = text.split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) throw new Error(`${DOCUMENT} must contain “${BEGIN}” and then “${END}”.`);
  const written = `${before}${BEGIN}\n\n${await headersText()}\n\n${END}${after}`;
  writeFileSync(DOCUMENT, await format(written, { parser: "markdown" }));
});
