import { aliasesOf } from "../model/aliases";
import { entriesOf, field, valuesAt, type Collection, type Entry } from "./collection";
import { devicesIn, type Device } from "./devices";
import { hiddenUntil } from "../model/drafts";
import type { Problem } from "./problem";
import { memoize } from "./memoize";
import { pathOf, routesOf, type Destination } from "../model/routes";
import type { Link, Schema, Schemas, Visit } from "../model/schemas";
import type { JsonValue } from "../../lib/json-value";

/**
 * What the files of a collection say for each other's use. As long as it stays
 * the same, a change of one file cannot make another one wrong by a `FactRule`.
 */
export interface Facts {
  schemas: Schemas;
  /** data/site.json. */
  site: JsonValue;
  media: ReadonlySet<string>;
  /** Every address that a link may name, drafts included. */
  routes: ReadonlyMap<string, Destination>;
  /** Old addresses of pages, each with the one that the page has. */
  renamed: ReadonlyMap<string, string>;
  /** By the JSON of an `x-link`: the names that it may hold, each with until when its entry is hidden. */
  names: ReadonlyMap<string, ReadonlyMap<string, string>>;
  devices: readonly Device[];
  /** Equal for two collections of one folder whose facts are equal. */
  stamp: string;
}

/** Judges a file by its values, as its schema knows them. */
export type OwnRule = (entry: Entry, values: readonly Visit[]) => Problem[];

/** Judges a file by its values and by the facts. */
export type FactRule = (entry: Entry, values: readonly Visit[], facts: Facts) => Problem[];

/** Gathers the facts of a collection. */
export function factsOf(collection: Collection): Facts {
  const { schemas, site, media } = collection;
  const names = new Map([...linksIn(schemas, schemas)].map((id) => [id, namesFor(JSON.parse(id) as Link, collection)]));
  const routes = routesOf(collection);
  const renamed = renamedPages(collection);
  const devices = devicesIn(collection);
  const named = [...names].map(([id, each]) => [id, [...each]]);
  const stamp = JSON.stringify([site, [...routes], [...renamed], named, devices]);
  return { schemas, site, media, routes, renamed, names, devices, stamp };
}

/** All references of the schemas, each as JSON. */
const linksIn = memoize((schemas: Schemas): ReadonlySet<string> => {
  const found = new Set<string>();
  JSON.stringify([...schemas.values()], (_, value: Schema | string | null) => {
    if (typeof value === "object" && value?.["x-link"]) found.add(JSON.stringify(value["x-link"]));
    return value;
  });
  return found;
});

function renamedPages({ entries }: Collection): ReadonlyMap<string, string> {
  return new Map(entries.flatMap((entry) => aliasesOf(entry).map((alias) => [alias, pathOf(entry) ?? ""] as const)));
}

function namesFor(link: Link, collection: Collection): ReadonlyMap<string, string> {
  return new Map(
    entriesOf(collection, link.type).flatMap((target) =>
      namesOf(target, link).map((name) => [name, hiddenUntil(target)] as const),
    ),
  );
}

function namesOf(target: Entry, link: Link): string[] {
  if ("in" in link) return valuesAt(target.value, link.in.split(".")).filter((item) => typeof item === "string");
  const fields = target.value as Record<string, JsonValue>;
  return link.has === undefined || link.has in fields ? [field(target, link.by) ?? []].flat() : [];
}
