import { readdirSync, readlinkSync } from "node:fs";
import { basename, join } from "node:path";
import type { Log } from "./log";
import { openRelease, type Release } from "./release";

/** The folder of releases, beside `public/`. Each release is a folder in it; a link names the one that is served. */
export const RELEASES = "releases";
export const CURRENT = "current";

/** Milliseconds between two looks at the link. */
const CHECK_INTERVAL = 1000;

export interface Releases {
  /** Every request is answered from this release alone … */
  readonly current: Release;
  /** … but for hashed files that only these have, for pages that are still open. */
  readonly others: readonly Release[];
}

export interface FollowedReleases extends Releases {
  /** Takes the release that the link names now. If it cannot be read, the one before stays. */
  take(): void;
  /** Looks at the link every second, for as long as the process runs. */
  follow(): void;
}

/**
 * The releases in a folder, taken anew whenever the link `current` is changed.
 * @throws Error when the link names no built site
 */
export function openReleases(folder: string, log: Log): FollowedReleases {
  let seen = linked(folder);
  if (seen === undefined) throw new Error(`${folder} holds no release; run npm run build first.`);
  let releases = open(folder, seen, []);
  const take = (): void => {
    const name = linked(folder);
    // The link is missing for a moment while somebody changes it by hand.
    if (name === undefined) return;
    seen = name;
    try {
      releases = open(folder, name, [releases.current, ...releases.others]);
      log.info({ release: name }, "release activated");
    } catch (err) {
      log.error({ err, release: name }, "a release could not be read; the one before is served");
    }
  };
  return {
    get current() {
      return releases.current;
    },
    get others() {
      return releases.others;
    },
    take,
    follow: () => void setInterval(() => linked(folder) !== seen && take(), CHECK_INTERVAL).unref(),
  };
}

/** The name of the release that the link names. */
export function linked(folder: string): string | undefined {
  try {
    return basename(readlinkSync(join(folder, CURRENT)));
  } catch {
    return undefined;
  }
}

/** The names of all releases, the newest first: a name begins with its date. */
export function releaseNames(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d/.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .reverse();
}

/** @param known releases that are open already; a release never changes */
function open(folder: string, name: string, known: readonly Release[]): Releases {
  const release = (each: string) => {
    const root = join(folder, each);
    return known.find((candidate) => candidate.root === root) ?? openRelease(root);
  };
  const others = releaseNames(folder).flatMap((other) => {
    try {
      return other === name ? [] : [release(other)];
    } catch {
      // It is being removed.
      return [];
    }
  });
  return { current: release(name), others };
}
