import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** The script of a version; its name has a hash, as those of webpack do. */
export const scriptOf = (version: number): string => `app-${version.toString(16).padStart(12, "a")}.js`;
export const policyOf = (version: number): string => `script-src 'sha256-version${version}'`;
const html = (version: number): string => `<h1>version ${version}</h1><script src="/${scriptOf(version)}"></script>`;

/** The files of a built site, each of which says its version. */
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

/** The ETag of a version's page in an encoding. */
export function etagOf(version: number, encoding: string | null): string {
  const hash = createHash("sha256").update(html(version)).digest("base64url").slice(0, 22);
  return `"${hash}${encoding === "br" ? "-br" : encoding === "gzip" ? "-gz" : ""}"`;
}
