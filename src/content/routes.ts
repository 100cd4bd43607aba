import { entriesOf, field, visitEntry, type Collection, type Entry } from "./collection";
import { DEMO_FORM } from "./dialogs";
import { remembered } from "./remembered";
import type { Schemas } from "./schemas";

/** Kinds of entry with a page each: the start of its path, and the field that completes it. */
export const DETAIL_ROUTES = [
  { type: "Product", prefix: "/products/", by: "slug" },
  { type: "Solution", prefix: "/solutions/", by: "slug" },
  { type: "CaseStudy", prefix: "/case-studies/", by: "id" },
  { type: "Article", prefix: "/blog/", by: "id" },
] as const;

/** Every address that a link may name: the pages, the details, and what site.json plans. */
export function routesOf(collection: Collection): ReadonlySet<string> {
  return new Set(anchorsByRoute(collection).keys());
}

/**
 * Every address that a link may name, with the anchors of its page: the names of
 * its sections, and the ids in its lists. `undefined` where the content cannot
 * know them, because a template or nothing yet stands at the address.
 */
export function anchorsByRoute(collection: Collection): ReadonlyMap<string, readonly string[] | undefined> {
  const pages = entriesOf(collection, "Page").flatMap((entry): [string, readonly string[] | undefined][] => {
    const route = field(entry, "route");
    return route === undefined ? [] : [[route, anchorsOf(entry, collection.schemas)]];
  });
  const details = DETAIL_ROUTES.flatMap(({ type, prefix, by }) =>
    entriesOf(collection, type).flatMap((entry): [string, undefined][] => {
      const end = field(entry, by);
      return end === undefined ? [] : [[`${prefix}${end}`, undefined]];
    }),
  );
  const planned = plannedRoutes(collection).map((route): [string, undefined] => [route, undefined]);
  return new Map([...planned, ...details, ...pages]);
}

const anchorsOf = remembered((entry: Entry, schemas: Schemas): readonly string[] => {
  const sections = Object.entries(entry.value ?? {}).flatMap(([key, value]) => (typeof value === "object" ? key : []));
  const ids = visitEntry(entry, schemas).flatMap(({ path, value }) =>
    path.at(-1) === "id" && typeof value === "string" ? value : [],
  );
  const [demoRoute, demoAnchor] = DEMO_FORM.split("#");
  const forms = field(entry, "route") === demoRoute && demoAnchor !== undefined ? [demoAnchor] : [];
  return [...sections, ...ids, ...forms];
});

function plannedRoutes({ site }: Collection): string[] {
  const count = Array.isArray((site as { plannedRoutes?: unknown }).plannedRoutes)
    ? (site as { plannedRoutes: string[] }).plannedRoutes
    : [];
  return count.filter((route) => typeof route === "string");
}
