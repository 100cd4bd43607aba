import { replaceValue, type Kind, type Mutation } from "./mutation";
import type { Place } from "./places";

/** A day that has not come. */
const FUTURE_DAY = "2095-12-31";
/** A day before every release and change. */
const EARLY_DAY = "2001-01-01";

const textOf = ({ node }: Place): string => String(node.value);

/** Breaks releases and histories: a day in the future, an order that contradicts the days, a change that leads nowhere. */
export const breakHistory: Kind = (place, { siblings, places }) => {
  const { path, entry } = place;
  const broken = (value: string): Mutation[] => [replaceValue("wrong history", place, value)];
  if (entry.schema.title === "Release") {
    if (path.join() === "date") return broken(FUTURE_DAY);
    if (path.join() !== "version") return [];
    // The versions of other releases of the site; all of them are of the same product.
    return siblings(place)
      .filter((version) => version !== textOf(place))
      .slice(0, 1)
      .flatMap((version) => broken(String(version)));
  }
  if (entry.schema.title !== "History" || path[0] !== "changes") return [];
  const valueOf = (...key: Place["path"]): unknown =>
    places.find((other) => other.path.join() === [...path.slice(0, 2), ...key].join())?.node.value;
  switch (path.at(-1)) {
    case "date":
      return [FUTURE_DAY, ...(path[1] === 0 ? [] : [EARLY_DAY])].flatMap(broken);
    case "after": {
      const before = valueOf("before");
      return typeof before === "string" ? broken(before) : [];
    }
    default:
      return [];
  }
};
