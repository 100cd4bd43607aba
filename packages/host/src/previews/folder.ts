import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { openRelease, type Release } from "../release";
import { isPreviewName } from "./links";

/** The folder of previews, next to `releases/`. Each preview is a folder in it. */
export const PREVIEWS = "previews";
/** The file that describes a preview. It is replaced last, so what it describes is complete. */
export const RECORD = "preview.json";

/** The content of RECORD. */
export interface PreviewRecord {
  readonly branch: string;
  /** The hash of the commit that was checked and built. */
  readonly commit: string;
  /** The hash of the site's code with which it was checked and built. */
  readonly code: string;
  /** The folder of the built site, relative to that of the preview. */
  readonly site?: string;
  /** The report of the content check, or why the site could not be built. */
  readonly failure?: string;
  /** The time in milliseconds from which a failed build is tried again. Mistakes remain until the content changes. */
  readonly retryFrom?: number;
  /** The time in milliseconds until which the link that was posted at the Git host is valid. */
  readonly postedUntil?: number;
}

export interface Preview {
  readonly record: PreviewRecord;
  /** The built site; undefined when the last commit could not be built. */
  readonly release: Release | undefined;
}

/** Reads the record of a preview; undefined when there is none. */
export function readRecord(folder: string, name: string): PreviewRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, name, RECORD), "utf8")) as PreviewRecord;
  } catch {
    return undefined;
  }
}

/**
 * Finds previews by name. Each is opened again when its record has changed, so the host serves new previews without a
 * restart.
 * @param folder path of the previews
 */
export function createPreviewFinder(folder: string): (name: string) => Preview | undefined {
  const opened = new Map<string, { readonly version: number; readonly preview: Preview }>();
  return (name) => {
    if (!isPreviewName(name)) return undefined;
    const version = statSync(join(folder, name, RECORD), { throwIfNoEntry: false })?.mtimeMs;
    const known = opened.get(name);
    if (version !== undefined && known?.version === version) return known.preview;
    opened.delete(name);
    const record = version === undefined ? undefined : readRecord(folder, name);
    if (version === undefined || !record) return undefined;
    const { site } = record;
    const preview = { record, release: site === undefined ? undefined : openRelease(join(folder, name, site)) };
    opened.set(name, { version, preview });
    return preview;
  };
}
