import { deepStrictEqual } from "node:assert/strict";
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { release } from "./host";

/** The file name of the script in a version of the site, with a hash like those of webpack. */
export const scriptOf = (version: number): string => `app-${version.toString(16).padStart(12, "a")}.js`;
const policyOf = (version: number): string => `script-src 'sha256-version${version}'`;
const html = (version: number): string => `<h1>version ${version}</h1><script src="/${scriptOf(version)}"></script>`;

/** The files of a built site, each of which contains its version. */
export function versionedSite(version: number): Record<string, string | Buffer> {
  const page = html(version);
  return {
    "index.html": page,
    "index.html.br": brotliCompressSync(page),
    "index.html.gz": gzipSync(page),
    "404.html": `<h1>no version ${version}</h1>`,
    [scriptOf(version)]: `run(${version})`,
    [`static/${version}/only.txt`]: `version ${version}`,
    [`pages/${version}/index.html`]: `version ${version}`,
    "robots.txt": `version ${version}`,
    _headers: [
      `/\n  Content-Security-Policy: ${policyOf(version)}\n`,
      `/${scriptOf(version)}\n  Cache-Control: public, max-age=31536000, immutable\n`,
      "/static/*\n  Cache-Control: public, max-age=31536000, immutable\n",
    ].join("\n"),
  };
}

/** The ETag of the home page in a version of the site, for a Content-Encoding. */
function etagOf(version: number, encoding: string | null): string {
  const hash = createHash("sha256").update(html(version)).digest("base64url").slice(0, 22);
  return `"${hash}${encoding === "br" ? "-br" : encoding === "gzip" ? "-gz" : ""}"`;
}

/** Publishes a version as a release. Like `gatsby clean`, it first empties public/. */
export function publish(folder: string, version: number): string {
  rmSync(join(folder, "public"), { recursive: true });
  return release(folder, versionedSite(version));
}

/**
 * Requests the home page of a host, the script of the page, and the page again with its ETag.
 * @returns the version of the site
 * @throws AssertionError when a response is wrong or from another release
 */
export async function visit(url: string, encoding: string): Promise<number> {
  const request = (headers = {}) => fetch(url, { headers: { "accept-encoding": encoding, ...headers } });
  const page = await request();
  const [, versionText = ""] = /version (\d+)/.exec(await page.text()) ?? [];
  const version = Number(versionText);
  const etag = etagOf(version, page.headers.get("content-encoding"));
  const facts = ({ status, headers }: Response) => [
    status,
    headers.get("etag"),
    headers.get("content-security-policy"),
  ];
  deepStrictEqual(facts(page), [200, etag, policyOf(version)]);
  const script = await fetch(`${url}/${scriptOf(version)}`);
  deepStrictEqual([script.status, await script.text()], [200, `run(${version})`]);
  deepStrictEqual(script.headers.get("cache-control"), "public, max-age=31536000, immutable");
  const again = await request({ "if-none-match": etag });
  await again.arrayBuffer();
  // The response is 200 if the next release has been activated meanwhile.
  if (again.status === 304) deepStrictEqual(facts(again), [304, etag, policyOf(version)]);
  return version;
}
