import { readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { FILE_POLICY, HOST_RULES_FOLDER, type HeaderRule } from "@capture/domain/host/host-files";

/** A file can be code only where its type has no viewer in the browser, so these policies have no sandbox. */
const POLICIES: Readonly<Record<string, string>> = {
  // A worker has the policy of its own response, and a sandbox would give it another origin.
  ".js": "default-src 'none'; script-src 'self'; connect-src 'self'",
  // Some versions of Chromium open no PDF in a sandbox, and show it as an object in a page of theirs.
  ".pdf": "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
  // Browsers show a film in a page of their own; in a sandbox, 'self' matches nothing in some versions of WebKit.
  ".mp4": "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'",
  ".webm": "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'",
};

/**
 * The worker that reads a visitor’s own scan unpacks LAZ with WebAssembly; the policies of pages and of all other scripts do
 * not allow it. packages/viewer/src/worker/read-in-worker.ts names the script.
 */
const SCAN_WORKER = { path: "/scan-worker-*.js", name: /^scan-worker-[0-9a-f]+\.js$/ } as const;
const SCAN_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Compressed copies and the rules of hosts, which have no URL; and hidden files. */
const WITHOUT_URL = /\.(br|gz)$|^_(headers|redirects)$|^\./;

/**
 * A rule with the policy of each type of file in a built site. Pages have no extension, so none of these rules matches the
 * path of a page: some hosts join the policies of all rules that match a path.
 * @param root path of the built site
 * @param added further headers, by extension
 */
export function fileRules(root: string, added: Readonly<Record<string, HeaderRule["headers"]>>): HeaderRule[] {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) =>
      entry.isFile() &&
      !WITHOUT_URL.test(entry.name) &&
      !/^(index|404)\.html$/.test(entry.name) &&
      !relative(root, entry.parentPath).startsWith(HOST_RULES_FOLDER),
  );
  const paths = files.map(({ name, parentPath }) => {
    const path = relative(root, join(parentPath, name)).replaceAll(sep, "/");
    return SCAN_WORKER.name.test(path) ? SCAN_WORKER.path : pathOfRule(path);
  });
  return [...new Set(paths)].sort().map((path) => {
    const extension = extname(path).toLowerCase();
    const policy = path === SCAN_WORKER.path ? SCAN_WORKER_POLICY : (POLICIES[extension] ?? FILE_POLICY);
    return { path, headers: { "Content-Security-Policy": policy, ...added[extension] } };
  });
}

/** The path of the rule that a file has with all others of its type. */
function pathOfRule(path: string): string {
  const extension = extname(path);
  // The 404 page has an extension, too.
  if (extension === "" || extension === ".html") return `/${path}`;
  if (extension !== ".js") return `/*${extension}`;
  // One rule for all scripts would also match the worker, and Netlify and Cloudflare would join both policies.
  return path[0] === SCAN_WORKER.path[1] ? `/${path}` : `/${path[0] ?? ""}*${extension}`;
}
