import { readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { FILE_POLICY, type HeaderRule } from "./host-files";

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
    (entry) => entry.isFile() && !WITHOUT_URL.test(entry.name) && !/^(index|404)\.html$/.test(entry.name),
  );
  const paths = files.map(({ name, parentPath }) => {
    const extension = extname(name);
    // The 404 page has an extension, too.
    const isOfType = extension !== "" && extension !== ".html";
    return isOfType ? `/*${extension}` : `/${relative(root, join(parentPath, name)).replaceAll(sep, "/")}`;
  });
  return [...new Set(paths)].sort().map((path) => {
    const extension = extname(path).toLowerCase();
    return { path, headers: { "Content-Security-Policy": POLICIES[extension] ?? FILE_POLICY, ...added[extension] } };
  });
}
