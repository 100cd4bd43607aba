import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkAlternates } from "./alternates";
import { readBuiltSite, type BuiltSite, type SiteSettings } from "./built-site";
import type { CheckResult } from "./check-result";
import { checkHeaders } from "./headers";
import { checkLinks } from "./links";
import { checkMetadata } from "./metadata";
import { checkSitemap } from "./sitemap";
import { checkStructuredData } from "./structured-data";

/** The checks of the files of a built site. */
const FILE_CHECKS: readonly ((site: BuiltSite) => CheckResult)[] = [
  checkLinks,
  checkMetadata,
  checkStructuredData,
  checkSitemap,
  checkAlternates,
  checkHeaders,
];

/**
 * Reads a built site.
 * @param root path of its folder
 * @param content path of its content folder
 */
export const openBuiltSite = (root: string, content: string): BuiltSite =>
  readBuiltSite(root, JSON.parse(readFileSync(join(content, "site.json"), "utf8")) as SiteSettings);

/** Runs the checks of the files of a built site. */
export const checkFiles = (site: BuiltSite): CheckResult[] => FILE_CHECKS.map((check) => check(site));
