/** The devices that a visitor has chosen, in the query string. */
const DEVICES = "devices";
/** Settings of a page that say nothing about a project. */
const VIEW_NAMES = ["show", "without", "q"];

/**
 * The query string for the next tool: everything but the settings of this page and the marks of campaigns.
 * @param devices the devices to compare, if the visitor has chosen none
 */
export function carriedSearch(search: string, devices: readonly string[] = []): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (VIEW_NAMES.includes(name) || name.startsWith("utm_")) query.delete(name);
  if (devices.length > 0 && !query.has(DEVICES)) query.set(DEVICES, devices.join());
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
