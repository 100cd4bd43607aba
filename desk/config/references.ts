import { entriesOf, field, valuesAt, type Collection, type Entry } from "../../src/content/check/collection";
import { factsOf } from "../../src/content/check/facts";
import { fillFromSite } from "../../src/domain/placeholders";
import type { Link } from "../../src/content/model/schemas";
import type { Option } from "./fields";
import { TITLE_KEYS, wordsOf } from "./labels";
import type { JsonValue } from "../../src/lib/json-value";

/** What a reference may name, by the rule that the check has, each with the words that an editor knows it by. */
export function optionsOf(collection: Collection): (link: Link) => Option[] {
  const { names } = factsOf(collection);
  return (link) =>
    [...(names.get(JSON.stringify(link))?.keys() ?? [])].map((value) => ({
      value,
      label: "in" in link ? itemLabel(collection, link, value) : entryLabel(collection, link, value),
    }));
}

/** What an editor calls an entry. */
export function titleOf({ value }: Pick<Entry, "value">, site: JsonValue): string | undefined {
  const title = TITLE_KEYS.map((key) => field({ value }, key)).find((name) => name !== undefined);
  return title === undefined ? undefined : fillFromSite(title, site);
}

function entryLabel(collection: Collection, { type, by }: Extract<Link, { by: string }>, value: string): string {
  const target = entriesOf(collection, type).find((entry) => field(entry, by) === value);
  const title = target && titleOf(target, collection.site);
  const isSame = title === undefined || title.toLowerCase() === wordsOf(value).toLowerCase();
  return isSame ? (title ?? value) : `${title} (${value})`;
}

/** A text that stands in an item by itself is its own label; of a key, the label stands beside it. */
function itemLabel(collection: Collection, link: Extract<Link, { in: string }>, value: string): string {
  const path = link.in.split(".");
  const key = path.pop() ?? "";
  const items = entriesOf(collection, link.type).flatMap((entry) => valuesAt(entry.value, path));
  const item = items.find((each) => field({ value: each }, key) === value);
  return item === undefined ? value : (titleOf({ value: item }, collection.site) ?? value);
}
