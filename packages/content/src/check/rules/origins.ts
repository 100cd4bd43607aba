import { fillFromSite } from "@capture/domain/placeholders";
import { parseUrl } from "@capture/domain/lib/parse-url";
import { entriesOf, valuesAt, type Collection } from "../collection";
import type { JsonPath, Problem } from "../problem";

/** The search engines that pages may notify of changes, unless ALLOWED_ORIGINS is set. */
const DEFAULT_ORIGINS = ["https://www.google.com", "https://www.bing.com"];

/**
 * The origins to which the content may widen the policy of pages. They are a setting of the build, because people who
 * may change only content must not decide where pages send data, and whose pages they show.
 */
const allowedOrigins = (): readonly string[] =>
  process.env.ALLOWED_ORIGINS?.split(",").map((origin) => origin.trim().replace(/\/$/, "")) ?? DEFAULT_ORIGINS;

/** Reports URLs of site.json that would allow pages to fetch from, or to show, a site that ALLOWED_ORIGINS does not list. */
export function originProblems(collection: Collection): Problem[] {
  const allowed = allowedOrigins();
  return entriesOf(collection, "SiteConfig").flatMap(({ file, value }) => {
    const endpoints = valuesAt(value, ["pings", "endpoints"]).map((url, index) => ({
      path: ["pings", "endpoints", index],
      url,
    }));
    const frames = valuesAt(value, ["support", "frame"]).map((url) => ({ path: ["support", "frame"], url }));
    return [...endpoints, ...frames].flatMap(({ path, url }: { path: JsonPath; url: unknown }) => {
      // The rules of links report what is not a URL.
      const filled = typeof url === "string" ? fillFromSite(url, value) : "";
      const origin = parseUrl(filled)?.origin;
      if (origin === undefined || allowed.includes(origin)) return [];
      const message = `pages may not connect to “${filled}”, or show it; use one of ${allowed.join(", ")}, or ask an operator to add it to the setting ALLOWED_ORIGINS.`;
      return [file.problem(path, message)];
    });
  });
}
