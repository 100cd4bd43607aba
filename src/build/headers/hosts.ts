import { readCollection, visitAll } from "../../content/collection";
import { fillNames } from "../../content/names";
import type { PolicyHosts } from "./policy";

/** A film's address → the host that shows it without cookies. */
const FILM_HOSTS: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/, "https://www.youtube-nocookie.com"],
  [/(^|\.)vimeo\.com$/, "https://player.vimeo.com"],
];

/**
 * What the content and the build's settings reach beyond the site: nothing, unless they say so.
 * @param folder path of data/ or of a copy of it
 * @param formsUrl where forms are sent when not to the site itself (GATSBY_FORMS_URL)
 */
export function policyHosts(folder: string, formsUrl: string | undefined): PolicyHosts {
  const collection = readCollection(folder);
  const site = collection.site as { url: string; support?: { frame?: string }; pings?: { endpoints?: string[] } };
  const frame = site.support?.frame ?? "";
  const films = [...visitAll(collection)].flatMap(({ path, value, raw }) => {
    if (path.at(-1) !== "embed" || typeof value !== "string") return [];
    const { hostname } = new URL(raw ? value : fillNames(value, collection.site));
    return FILM_HOSTS.find(([pattern]) => pattern.test(hostname))?.[1] ?? [];
  });
  return {
    site: new URL(site.url).origin,
    frames: [...new Set([...originOf(frame), ...films])],
    connects: originOf(formsUrl ?? ""),
    pings: [...new Set((site.pings?.endpoints ?? []).flatMap(originOf))],
    framed: frame.startsWith("/") ? [frame] : [],
  };
}

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
