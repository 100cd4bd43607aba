import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { createApp } from "../../server/app";
import { ask } from "../support/ask";

const DOCUMENT = "README.md";
const BEGIN = "<!-- headers: written by the test -->";
const END = "<!-- end of headers -->";
/** What differs between one build and the next: hashes. */
const HASH = /(?<=[-/])[0-9a-f]{12,}(?=[./])/g;

const named = (folder: string, pattern: RegExp): string =>
  readdirSync(`public${folder}`, { recursive: true, encoding: "utf8" }).find((name) => pattern.test(name)) ?? "";

/** The addresses of the first table, one of each kind. */
const ADDRESSES = [
  "/",
  "/products/pro",
  "/nowhere",
  `/${named("", /^app-[0-9a-f]+\.js$/)}`,
  `/static/${named("/static", /\/hero-pro\.mp4$/)}`,
  `/social/${named("/social", /\.jpg$/)}`,
  `/fonts/${named("/fonts", /^instrument-sans.*\.woff2$/)}`,
  "/page-data/about/page-data.json",
  "/page-data/support/assistant/page-data.json",
  "/answers.json",
  "/blog/rss.xml",
  "/manifest.webmanifest",
];
const COLUMNS = [
  "cache-control",
  "content-type",
  "cross-origin-resource-policy",
  "access-control-allow-origin",
  "vary",
];
/** The headers of a page that have no column, for the second table. */
const OF_A_PAGE = [
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "content-security-policy",
];

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_cell, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

async function tables(): Promise<string> {
  const app = await createApp(resolve("public"));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as { port: number };
  const rows = [["`curl -I` of", "Status", ...COLUMNS]];
  for (const address of ADDRESSES) {
    const { status, headers } = await ask(port, address, { method: "HEAD" });
    const cells = COLUMNS.map((name) => String(headers[name] ?? ""));
    rows.push([`\`${address.replace(HASH, "…")}\``, String(status), ...cells]);
  }
  const { headers } = await ask(port, "/products/pro", { method: "HEAD" });
  const page = OF_A_PAGE.map((name) => [
    name,
    String(headers[name]).replace(/'sha256-[^']+'( 'sha256-[^']+')*/g, "'sha256-…'"),
  ]);
  await app.close();
  return `${BEGIN}\n\n${table(rows)}\n\n${table([["Every page", "says"], ...page])}\n\n${END}`;
}

test("the tables of headers in the deploy guide are what the host answers", async () => {
  const text = readFileSync(DOCUMENT, "utf8");
  const written = text.slice(text.indexOf(BEGIN), text.indexOf(END) + END.length);
  const answered = await tables();
  // `UPDATE_DOCS=1 npm run test:built` writes them anew.
  if (process.env.UPDATE_DOCS) writeFileSync(DOCUMENT, text.replace(written, answered));
  else expect(written).toBe(answered);
});
