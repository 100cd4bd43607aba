import { readFileSync } from "node:fs";
import { join } from "node:path";
import { jsonFilesOf } from "../../content/collection";
import type { PolicyHosts } from "./policy";

/** A film's address → the host that shows it without cookies. */
const FILM_HOSTS: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/, "https://www.youtube-nocookie.com"],
  [/(^|\.)vimeo\.com$/, "https://player.vimeo.com"],
];

const FILM_FIELD = "embed";

interface Site {
  url: string;
  support?: { frame?: string };
  pings?: { endpoints?: string[] };
}

/**
 * What the content and the build's settings reach beyond the site: nothing, unless they say so.
 * @param folder path of data/ or of a copy of it
 * @param formsUrl where forms are sent when not to the site itself (GATSBY_FORMS_URL)
 */
export function policyHosts(folder: string, formsUrl: string | undefined): PolicyHosts {
  const site = JSON.parse(readFileSync(join(folder, "site.json"), "utf8")) as Site;
  const frame = site.support?.frame ?? "";
  const films = jsonFilesOf(folder).flatMap((name) => filmsIn(readFileSync(join(folder, name), "utf8")));
  return {
    site: new URL(site.url).origin,
    frames: [...new Set([...originOf(frame), ...films])],
    connects: originOf(formsUrl ?? ""),
    pings: [...new Set((site.pings?.endpoints ?? []).flatMap(originOf))],
    framed: frame.startsWith("/") ? [frame] : [],
  };
}

/** The hosts of the films that a document names. */
function filmsIn(text: string): string[] {
  if (!text.includes(`"${FILM_FIELD}"`)) return [];
  const films: string[] = [];
  JSON.parse(text, (key, value: unknown) => {
    if (key !== FILM_FIELD || typeof value !== "string") return value;
    const { hostname } = new URL(value);
    const host = FILM_HOSTS.find(([pattern]) => pattern.test(hostname))?.[1];
    if (host) films.push(host);
    return value;
  });
  return films;
}

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
