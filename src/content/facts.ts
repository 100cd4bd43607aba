import { entriesOf, field, valuesAt, type Collection, type Entry } from "./collection";
import { devicesIn, type Device } from "./devices";
import type { JsonValue } from "./json-file";
import type { Problem } from "./problem";
import { remembered } from "./remembered";
import { anchorsByRoute } from "./routes";
import type { Link, Schema, Schemas, Visit } from "./schemas";

/**
 * What the files of a collection say for each other's use. As long as it stays
 * the same, a change of one file cannot make another one wrong by a `FactRule`.
 */
export interface Facts {
  schemas: Schemas;
  /** data/site.json. */
  site: JsonValue;
  media: ReadonlySet<string>;
  /** Every address that a link may name, with the anchors of the page where they are known. */
  routes: ReadonlyMap<string, readonly string[] | undefined>;
  /** What a reference may name, by the JSON of its `x-link`. */
  names: ReadonlyMap<string, readonly string[]>;
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
  const names = [...linksIn(schemas, schemas)].map((id): [string, string[]] => {
    const link = JSON.parse(id) as Link;
    return [id, entriesOf(collection, link.type).flatMap((target) => namesOf(target, link))];
  });
  const routes = anchorsByRoute(collection);
  const devices = devicesIn(collection);
  const stamp = JSON.stringify([site, [...routes], names, devices]);
  return { schemas, site, media, routes, names: new Map(names), devices, stamp };
}

/** All references of the schemas, each as JSON. */
const linksIn = remembered((schemas: Schemas): ReadonlySet<string> => {
  const found = new Set<string>();
  JSON.stringify([...schemas.values()], (_, value: Schema | string | null) => {
    if (typeof value === "object" && value?.["x-link"]) found.add(JSON.stringify(value["x-link"]));
    return value;
  });
  return found;
});

function namesOf(target: Entry, link: Link): string[] {
  if ("in" in link) return valuesAt(target.value, link.in.split(".")).filter((item) => typeof item === "string");
  const fields = target.value as Record<string, JsonValue>;
  return link.has === undefined || link.has in fields ? [field(target, link.by) ?? []].flat() : [];
}
