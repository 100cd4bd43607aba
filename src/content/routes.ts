import { entriesOf, field, type Collection } from "./collection";

/** Kinds of entry with a page each: the start of its path, and the field that completes it. */
export const DETAIL_ROUTES = [
  { type: "Product", prefix: "/products/", by: "slug" },
  { type: "Solution", prefix: "/solutions/", by: "slug" },
  { type: "CaseStudy", prefix: "/case-studies/", by: "id" },
  { type: "Article", prefix: "/blog/", by: "id" },
] as const;

/** Every address that a link may name: the pages, the details, and what site.json plans. */
export function routesOf(collection: Collection): ReadonlySet<string> {
  const pages = entriesOf(collection, "Page").flatMap((entry) => field(entry, "route") ?? []);
  const details = DETAIL_ROUTES.flatMap(({ type, prefix, by }) =>
    entriesOf(collection, type).flatMap((entry) => {
      const end = field(entry, by);
      return end === undefined ? [] : [`${prefix}${end}`];
    }),
  );
  return new Set([...pages, ...details, ...plannedRoutes(collection)]);
}

function plannedRoutes({ site }: Collection): string[] {
  const count = Array.isArray((site as { plannedRoutes?: unknown }).plannedRoutes)
    ? (site as { plannedRoutes: string[] }).plannedRoutes
    : [];
  return count.filter((route) => typeof route === "string");
}
