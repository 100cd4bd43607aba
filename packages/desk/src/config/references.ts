import { entriesOf, field, valuesAt, type Collection, type Entry } from "@capture/content/check/collection";
import { factsOf } from "@capture/content/check/facts";
import { fillFromSite } from "@capture/domain/placeholders";
import type { Link } from "@capture/content/model/schemas";
import type { JsonValue } from "@capture/domain/lib/json-value";
import type { Option } from "./fields";
import { TITLE_KEYS, toWords } from "./labels";

/** The choices of references: the values that the content check accepts, labeled with the names of the entries. */
export function optionsOf(collection: Collection): (link: Link) => Option[] {
  const { names } = factsOf(collection);
  return (link) =>
    [...(names.get(JSON.stringify(link))?.keys() ?? [])].map((value) => ({
      value,
      label: "in" in link ? itemLabel(collection, link, value) : entryLabel(collection, link, value),
    }));
}

/** The name of an entry. */
export function titleOf({ value }: Pick<Entry, "value">, site: JsonValue): string | undefined {
  const title = TITLE_KEYS.map((key) => field({ value }, key)).find((name) => name !== undefined);
  return title === undefined ? undefined : fillFromSite(title, site);
}

function entryLabel(collection: Collection, { type, by }: Extract<Link, { by: string }>, value: string): string {
  const target = entriesOf(collection, type).find((entry) => field(entry, by) === value);
  const title = target && titleOf(target, collection.site);
  const isSame = title === undefined || title.toLowerCase() === toWords(value).toLowerCase();
  return isSame ? (title ?? value) : `${title} (${value})`;
}

/** The label of an item: the name next to its key, or the value itself. */
function itemLabel(collection: Collection, link: Extract<Link, { in: string }>, value: string): string {
  const path = link.in.split(".");
  const key = path.pop() ?? "";
  const items = entriesOf(collection, link.type).flatMap((entry) => valuesAt(entry.value, path));
  const item = items.find((each) => field({ value: each }, key) === value);
  return item === undefined ? value : (titleOf({ value: item }, collection.site) ?? value);
}
