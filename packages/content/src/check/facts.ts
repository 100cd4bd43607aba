import type { JsonValue } from "@capture/domain/lib/json-value";
import { aliasesOf } from "../model/aliases";
import { entriesOf, field, valuesAt, type Collection, type Entry } from "./collection";
import { devicesIn, siteUnits, type Device } from "./devices";
import { visibilityOf, type Visibility } from "../model/drafts";
import type { Problem } from "./problem";
import { memoize } from "./memoize";
import { pagePath, routesOf, type Destination } from "../model/routes";
import type { Link, Schema, Schemas, Visit } from "../model/schemas";

/**
 * The data from other files that `FactRule`s use. As long as the facts stay the same, a change of one file cannot cause a
 * problem in another.
 */
export interface Facts {
  schemas: Schemas;
  /** data/site.json. */
  site: JsonValue;
  media: ReadonlySet<string>;
  /** Every path that a link may lead to, including drafts. */
  routes: ReadonlyMap<string, Destination>;
  /** The current path of each page that has former paths, by former path. */
  currentPaths: ReadonlyMap<string, string>;
  /** The allowed values of each `x-link`, by its JSON. Each value has the visibility of its entry. */
  names: ReadonlyMap<string, ReadonlyMap<string, Visibility>>;
  devices: readonly Device[];
  /** Units of quantities that only the site names, separated by spaces. */
  units: string;
  /** Two collections of the same folder have equal stamps when their facts are equal. */
  stamp: string;
}

/** Checks a file by its values and their schemas. */
export type OwnRule = (entry: Entry, values: readonly Visit[]) => Problem[];

/** Checks a file by its values and by facts from other files. */
export type FactRule = (entry: Entry, values: readonly Visit[], facts: Facts) => Problem[];

/** Gathers the facts of a collection. */
export function factsOf(collection: Collection): Facts {
  const { schemas, site, media } = collection;
  const names = new Map([...linksIn(schemas, schemas)].map((id) => [id, namesFor(JSON.parse(id) as Link, collection)]));
  const routes = routesOf(collection);
  const currentPaths = currentPathsOf(collection);
  const devices = devicesIn(collection);
  const units = siteUnits(collection);
  const named = [...names].map(([id, each]) => [id, [...each]]);
  const stamp = JSON.stringify([site, [...routes], [...currentPaths], named, devices, units]);
  return { schemas, site, media, routes, currentPaths, names, devices, units, stamp };
}

/** All references of the schemas, each as JSON. */
const linksIn = memoize((schemas: Schemas): ReadonlySet<string> => {
  const references = new Set<string>();
  JSON.stringify([...schemas.values()], (_, value: Schema | string | null) => {
    if (typeof value === "object" && value?.["x-link"]) references.add(JSON.stringify(value["x-link"]));
    return value;
  });
  return references;
});

function currentPathsOf({ entries }: Collection): ReadonlyMap<string, string> {
  return new Map(entries.flatMap((entry) => aliasesOf(entry).map((alias) => [alias, pagePath(entry) ?? ""] as const)));
}

function namesFor(link: Link, collection: Collection): ReadonlyMap<string, Visibility> {
  return new Map(
    entriesOf(collection, link.type).flatMap((target) =>
      namesOf(target, link).map((name) => [name, visibilityOf(target)] as const),
    ),
  );
}

function namesOf(target: Entry, link: Link): string[] {
  if ("in" in link) return valuesAt(target.value, link.in.split(".")).filter((item) => typeof item === "string");
  const fields = target.value as Record<string, JsonValue>;
  return link.has === undefined || link.has in fields ? [field(target, link.by) ?? []].flat() : [];
}
