import { entriesOf, field, type Collection } from "../../src/content/collection";
import { factsOf } from "../../src/content/facts";
import type { Link } from "../../src/content/schemas";
import type { Option } from "./fields";

/** What a reference may name, by the rule that the check has, each with the words that an editor knows it by. */
export function optionsOf(collection: Collection): (link: Link) => Option[] {
  const { names } = factsOf(collection);
  return (link) =>
    [...(names.get(JSON.stringify(link))?.keys() ?? [])].map((value) => ({
      value,
      label: "in" in link ? value : titled(collection, link, value),
    }));
}

function titled(collection: Collection, link: Extract<Link, { by: string }>, value: string): string {
  const target = entriesOf(collection, link.type).find((entry) => field(entry, link.by) === value);
  const title = target && (field(target, "title") ?? field(target, "name"));
  return title === undefined || title === value ? value : `${title} (${value})`;
}
