import { readdirSync, readlinkSync } from "node:fs";
import { basename, join } from "node:path";
import type { Log } from "@capture/receiver/log";
import { openRelease, type Release } from "./release";

/** The folder of releases, next to `public/`. Each release is a folder in it. */
export const RELEASES = "releases";
/** The symbolic link to the release that is served. */
export const CURRENT = "current";

const CHECK_INTERVAL_MS = 1000;

export interface Releases {
  /** The release from which requests are served. */
  readonly current: Release;
  /** The other releases in the folder. A page that is still open in a browser may request their hashed files. */
  readonly others: readonly Release[];
}

export type WatchedReleases = ReturnType<typeof openReleases>;

/**
 * Opens the releases in a folder.
 * @throws Error when there is no current release, or it contains no built site
 */
export function openReleases(folder: string, log: Log) {
  let active = readCurrentLink(folder);
  if (active === undefined) throw new Error(`${folder} contains no current release; run npm run build first.`);
  let releases = open(folder, active, []);
  const activate = (): void => {
    const name = readCurrentLink(folder);
    // The link is missing for a moment while an operator replaces it.
    if (name === undefined) return;
    active = name;
    try {
      releases = open(folder, name, [releases.current, ...releases.others]);
      log.info({ release: name }, "release activated");
    } catch (err) {
      log.error({ err, release: name }, "release could not be read: the previous one stays active");
    }
  };
  return {
    get current(): Release {
      return releases.current;
    },
    get others(): readonly Release[] {
      return releases.others;
    },
    /** Activates the release that the link points to. If it cannot be read, the previous one stays active. */
    activate,
    /** Checks the link every second until the process exits. */
    watch: (): void =>
      void setInterval(() => readCurrentLink(folder) !== active && activate(), CHECK_INTERVAL_MS).unref(),
  };
}

/** The name of the release that the link CURRENT points to; `undefined` if there is none. */
export function readCurrentLink(folder: string): string | undefined {
  try {
    return basename(readlinkSync(join(folder, CURRENT)));
  } catch {
    return undefined;
  }
}

/** The names of all releases, newest first: a name begins with its date. */
export function listReleaseNames(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d/.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .reverse();
}

/** @param known releases that are already open; they are reused, because a release never changes */
function open(folder: string, name: string, known: readonly Release[]): Releases {
  const release = (each: string) => {
    const root = join(folder, each);
    return known.find((candidate) => candidate.root === root) ?? openRelease(root);
  };
  const others = listReleaseNames(folder).flatMap((other) => {
    try {
      return other === name ? [] : [release(other)];
    } catch {
      // Another process is removing it.
      return [];
    }
  });
  return { current: release(name), others };
}
