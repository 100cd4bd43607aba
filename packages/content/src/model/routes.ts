import { DEMO_FORM_PATH } from "@capture/domain/dialogs";
import { field, valuesAt, visitEntry, type Collection, type Entry } from "../check/collection";
import { translatedPaths, type TranslatedPaths } from "../locales/slugs";
import { visibilityOf, type Visibility } from "./drafts";
import { LANGUAGE_FILE } from "./files-below";
import { memoize } from "../check/memoize";
import type { Schemas } from "./schemas";

interface DetailRoute {
  type: string;
  prefix: string;
  by: string;
  /** The end of the path, after the value. */
  suffix?: string;
  /** Whether a language may have a slug of its own for each entry (`slugs` in language.json). */
  hasTranslatedSlugs?: true;
  /** Path of the page that lists the entries, if there is no page at the prefix. */
  listedOn?: string;
}

/** Types whose entries have detail pages. The path of a page is the prefix, the value of the field `by` and the suffix. */
export const DETAIL_ROUTES: readonly DetailRoute[] = [
  { type: "Product", prefix: "/products/", by: "slug" },
  { type: "ProductRecord", prefix: "/products/", by: "device", suffix: "/record" },
  { type: "Solution", prefix: "/solutions/", by: "slug", hasTranslatedSlugs: true },
  { type: "CaseStudy", prefix: "/case-studies/", by: "id" },
  { type: "Article", prefix: "/blog/", by: "id" },
  { type: "GlossaryTerm", prefix: "/academy/glossary/", by: "slug", hasTranslatedSlugs: true },
  { type: "Tour", prefix: "/tours/", by: "slug", hasTranslatedSlugs: true, listedOn: "/showcase" },
];

/** A page as the target of links. */
export interface Destination extends Visibility {
  /** Names of the page's sections and ids in its lists; `undefined` when a template defines the anchors. */
  anchors?: readonly string[];
  /** Whether the page does not exist yet (`plannedRoutes` in site.json). */
  isPlanned?: true;
}

/** The path of an entry's page, or `undefined` when it has none. */
export function pagePath(entry: Pick<Entry, "value" | "schema">): string | undefined {
  if (isPage(entry)) return field(entry, "route");
  const { title } = entry.schema;
  const detail = DETAIL_ROUTES.find(({ type }) => type === title);
  return detail && detailPath(detail.type, field(entry, detail.by));
}

/**
 * The path of an entry's detail page: `detailPath("Article", 7)` → `/blog/7`.
 * @param key slug or number of the entry
 * @returns `undefined` when entries of this type have no page, or there is no key
 */
export function detailPath(type: string, key: string | number | undefined): string | undefined {
  const route = DETAIL_ROUTES.find((each) => each.type === type);
  return route === undefined || key === undefined ? undefined : `${route.prefix}${key}${route.suffix ?? ""}`;
}

/** All entries that have a page, by its path, including drafts. */
export function pagesOf(collection: Collection): ReadonlyMap<string, Entry> {
  const paths = translatedPathsIn(collection);
  return new Map(
    collection.entries.flatMap((entry) => {
      const path = pagePath(entry);
      return path === undefined ? [] : [[paths.get(path) ?? path, entry] as const];
    }),
  );
}

/** The translated paths of content that a build has written for a language. */
function translatedPathsIn({ entries, site }: Collection): TranslatedPaths {
  const name = `locales/${String(valuesAt(site, ["language"])[0])}/${LANGUAGE_FILE}`;
  return translatedPaths(entries.find(({ file }) => file.name === name)?.value);
}

/** Every path that a link may lead to: all pages, and the planned routes of site.json. */
export function routesOf(collection: Collection): ReadonlyMap<string, Destination> {
  const planned = plannedRoutes(collection).map((route) => [route, { hiddenUntil: "", isPlanned: true }] as const);
  const pages = [...pagesOf(collection)].map(
    ([route, entry]) => [route, destinationOf(entry, collection.schemas)] as const,
  );
  return new Map<string, Destination>([...planned, ...pages]);
}

/** The planned routes of site.json: links may lead to them although the pages do not exist yet. */
export const plannedRoutes = ({ site }: Collection): string[] =>
  valuesAt(site, ["plannedRoutes"]).filter((route) => typeof route === "string");

function destinationOf(entry: Entry, schemas: Schemas): Destination {
  const visibility = visibilityOf(entry);
  // The anchors on the page of an entry are defined by its template.
  return isPage(entry) ? { anchors: anchorsOf(entry, schemas), ...visibility } : visibility;
}

function isPage({ schema }: Pick<Entry, "schema">): boolean {
  return schema["x-implements"] === "Page";
}

const anchorsOf = memoize((entry: Entry, schemas: Schemas): readonly string[] => {
  const sections = Object.entries(entry.value ?? {}).flatMap(([key, value]) => (typeof value === "object" ? key : []));
  const ids = visitEntry(entry, schemas).flatMap(({ path, value }) =>
    path.at(-1) === "id" && typeof value === "string" ? value : [],
  );
  const [demoRoute, demoAnchor] = DEMO_FORM_PATH.split("#");
  const forms = field(entry, "route") === demoRoute && demoAnchor !== undefined ? [demoAnchor] : [];
  return [...sections, ...ids, ...forms];
});
