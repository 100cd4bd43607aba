import { readFileSync } from "node:fs";
import { join } from "node:path";
import { jsonFilesOf } from "@capture/content/model/files-below";
import { hiddenFiles } from "@capture/content/model/drafts";
import { parseJsonFile, readJsonFile } from "@capture/content/check/json-file";
import { fillFromSite } from "@capture/domain/placeholders";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { parseUrl } from "@capture/domain/lib/parse-url";
import type { PolicyHosts } from "./policy";

/** Patterns for the host names of video sites, each with the origin of that site's player without cookies. */
const VIDEO_HOSTS: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/, "https://www.youtube-nocookie.com"],
  [/(^|\.)vimeo\.com$/, "https://player.vimeo.com"],
];

const VIDEO_FIELD = "embed";

interface Site {
  url: string;
  support?: { frame?: string };
  pings?: { enabled: boolean; endpoints: string[] };
}

/**
 * The external origins that the content and the environment of the build refer to; none by default.
 * @param folder path of data/ or of a copy of it
 * @param formsUrl URL of a form receiver on another host (GATSBY_FORMS_URL)
 */
export function policyHosts(folder: string, formsUrl: string | undefined): PolicyHosts {
  const site = (readJsonFile(folder, "site.json").value ?? {}) as JsonValue & Site;
  const frame = site.support?.frame ?? "";
  const hidden = new Set(hiddenFiles(folder));
  // Documents are read one at a time, because thousands would fill the memory.
  const videos = jsonFilesOf(folder).flatMap((name) => {
    if (hidden.has(name)) return [];
    const bytes = readFileSync(join(folder, name));
    return bytes.includes(`"${VIDEO_FIELD}"`) ? videosIn(parseJsonFile(name, bytes).value) : [];
  });
  return {
    site: new URL(site.url).origin,
    frames: [...new Set([...originOf(frame), ...videos.flatMap((video) => videoHost(fillFromSite(video, site)))])],
    connects: originOf(formsUrl ?? ""),
    // With a form receiver on another host, forms without script are sent by email (src/forms/ui/static-form.tsx).
    formTargets: formsUrl ? ["mailto:"] : [],
    pings: [...new Set((site.pings?.enabled === true ? site.pings.endpoints : []).flatMap(originOf))],
    framed: frame.startsWith("/") ? [frame] : [],
  };
}

/** URLs of all videos anywhere in a document. */
function videosIn(value: JsonValue | undefined): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === VIDEO_FIELD && typeof inner === "string" ? [inner] : videosIn(inner),
  );
}

/** The host of the player of a video. Other texts may have the name of the field, such as the label of a button. */
function videoHost(text: string): string[] {
  const hostname = parseUrl(text)?.hostname ?? "";
  const [, host] = VIDEO_HOSTS.find(([pattern]) => pattern.test(hostname)) ?? [];
  return host === undefined ? [] : [host];
}

function originOf(url: string): string[] {
  const parsed = parseUrl(url);
  return parsed ? [parsed.origin] : [];
}
