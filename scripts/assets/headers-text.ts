import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { createApp } from "@capture/host/app";

export const HEADERS_FILE = "deploy/headers.txt";
const HEAD = `# The headers with which the host sends a file of each kind, written by npm run docs:headers from the built site.
# Hashes are shortened to “…”. Compare them with the responses of your own host: curl -I https://site.example/`;
/** Headers that differ between the kinds. */
const HEADERS_OF_FILES = [
  "cache-control",
  "content-type",
  "cross-origin-resource-policy",
  "cross-origin-embedder-policy",
  "access-control-allow-origin",
];
const HEADERS_OF_PAGES = [
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "vary",
  "content-security-policy",
];
/** The pages whose headers are listed completely: the second is for frames of other sites. */
const PAGES = ["/products/pro", "/tours/oak-flat/embed"];
/** Matches hashes in file names. They differ between builds, so the text has an ellipsis instead. */
const HASH = /(?<=[-/])[0-9a-f]{6,}(?=[./])/g;
const POLICY_HASHES = /'sha256-[^']+'( 'sha256-[^']+')*/g;

/** A URL path for each kind of response. */
function samplePaths(): string[] {
  return [
    "/",
    ...PAGES,
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

/** The text of deploy/headers.txt: the responses of the host for the built site in public/. */
export async function headersText(): Promise<string> {
  const app = await createApp(resolve("public"));
  const texts = [HEAD];
  for (const url of samplePaths()) {
    const { statusCode, headers } = await app.inject({ method: "HEAD", url });
    const names = PAGES.includes(url) ? [...HEADERS_OF_FILES, ...HEADERS_OF_PAGES] : HEADERS_OF_FILES;
    const lines = names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : `${name}: ${String(value).replace(POLICY_HASHES, "'sha256-…'")}`;
    });
    texts.push([`HEAD ${url.replace(HASH, "…")} ${statusCode}`, ...lines].join("\n"));
  }
  await app.close();
  return `${texts.join("\n\n")}\n`;
}
