/** Pages list this many products completely. Of more, menus and the home page show the first, and the overview has filters. */
export const MAX_LISTED_PRODUCTS = 6;

/** Tools show the first devices of more than this many; visitors choose others. */
export const MAX_FIRST_DEVICES = 3;

/** More columns or plans cannot be read next to each other. */
export const MAX_CHOSEN_DEVICES = 4;

/**
 * The devices in a value of the query string such as `pro,meta`, in its order. Unknown slugs are ignored. Without a known
 * one, the first devices are chosen.
 */
export function chosenSlugs(slugs: readonly string[], value: string): readonly string[] {
  const chosen = [...new Set(value.split(","))].filter((slug) => slugs.includes(slug)).slice(0, MAX_CHOSEN_DEVICES);
  return chosen.length > 0 ? chosen : slugs.slice(0, MAX_FIRST_DEVICES);
}

/** Adds or removes a device and returns the new value of the query string. The last device cannot be removed. */
export function toggleChosen(chosen: readonly string[], slug: string): string {
  const others = chosen.filter((each) => each !== slug);
  return (others.length < chosen.length ? (others.length > 0 ? others : chosen) : [...chosen, slug]).join(",");
}
