import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HEADERS_FILE, headerFinder, parseHeaders } from "@capture/domain/host/host-files";
import { readPages } from "../../gatsby/lib/built-pages";
import type { BuiltSite } from "./built-site";
import type { CheckResult } from "./check-result";

const POLICY = "Content-Security-Policy";
/** Headers of every response. */
const EVERYWHERE = ["Strict-Transport-Security", "X-Content-Type-Options", "Referrer-Policy"];

/** Checks that the file of header rules gives each page its policy, and the headers that all responses have. */
export function checkHeaders({ root, pages }: BuiltSite): CheckResult {
  const name = "headers";
  const file = join(root, HEADERS_FILE);
  if (!existsSync(file))
    return { name, count: 0, faults: [`The site has no file ${HEADERS_FILE}. Build it with npm run build.`] };
  const findHeaders = headerFinder(parseHeaders(readFileSync(file, "utf8")));
  // The desk has a policy of its own.
  const checked = [...readPages(root)].filter(([path]) => pages.has(path));
  const faults = checked.flatMap(([path, { scriptHashes }]) => {
    const headers = findHeaders(path);
    const policy = headers[POLICY] ?? "";
    const isComplete = policy.includes("default-src 'none'") && scriptHashes.every((hash) => policy.includes(hash));
    return [
      ...EVERYWHERE.filter((header) => headers[header] === undefined).map(
        (header) => `${path} has no header ${header}. Build the site again.`,
      ),
      ...(isComplete ? [] : [`The policy of ${path} refuses a script of the page. Build the site again.`]),
    ];
  });
  return { name, count: checked.length, faults };
}
