import { entriesOf, readCollection } from "@capture/content/check/collection";
import { hiddenUntil } from "@capture/content/model/drafts";
import { languagePath, readLanguages } from "@capture/content/locales/languages";
import { readTranslatedPaths } from "@capture/content/locales/slugs";
import { contentFolder } from "@capture/content/model/folder";
import { pagePath, routesOf } from "@capture/content/model/routes";

const all = readCollection(contentFolder());
const collection = { ...all, entries: all.entries.filter((entry) => hiddenUntil(entry) === "") };

/** The `plannedRoutes` of site.json: routes that are linked before their pages exist, and respond with the 404 page. */
export const planned = (collection.site as { plannedRoutes?: string[] }).plannedRoutes ?? [];

/** The routes of all pages. Drafts do not have pages. */
export const routes: readonly string[] = [...routesOf(collection).keys()]
  .filter((route) => !planned.includes(route))
  .sort();

export const site = collection.site as {
  brand: string;
  url: string;
  legalName: string;
  language: string;
  region: string;
  currency: string;
  founded: number;
  mailboxes: Readonly<Record<string, string>>;
  contentSignals?: { search: boolean; aiInput: boolean; aiTraining: boolean };
  security?: { email: string; policy: string };
};

/** Paths below which the pages of further languages are, such as `/de`. */
export const languagePaths: readonly string[] = readLanguages(collection).map(({ code }) => languagePath(code));

/** The path of a page in a language: `translatedRoute("/de", "/solutions/insurance")` → `/de/solutions/versicherung`. */
export const translatedRoute = (language: string, route: string): string =>
  language + (readTranslatedPaths(contentFolder(), language.slice(1)).get(route) ?? route);

/** The path of the first page of a type of entry, such as `Product`; the empty text if there is none. */
export const firstPath = (type: string): string =>
  entriesOf(collection, type)
    .map((entry) => pagePath(entry) ?? "")
    .find((path) => routes.includes(path)) ?? "";

/** A page below the home page, for tests of what all pages have in common. */
export const anyPage = routes.find((route) => /^\/(?!form-answer)[a-z-]+$/.test(route)) ?? "/";

/** Whether a route is a term of the glossary. */
export const isTerm = (route: string): boolean => route.startsWith("/academy/glossary/");

/** Whether a route is an article or a case study, which are most of the pages. */
export const isEntry = (route: string): boolean => /^\/(blog|case-studies)\//.test(route);
