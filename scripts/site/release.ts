import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { openRelease } from "@capture/host/release";
import { CURRENT, readCurrentLink, listReleaseNames } from "@capture/host/releases";
import { isRunning } from "./build-lock";

/** Prefix of the name of an incomplete copy, before the process id. The host ignores names that do not begin with a date. */
const PARTIAL_PREFIX = "partial";
const DAY_MS = 86_400_000;

/**
 * Copies a finished build to a new release, and makes it the current one. Files with a hash in their name become hard links
 * to the files of the build. Other files are copied, because the next build overwrites them.
 * @param built path of the built site
 * @param folder path of the releases
 * @returns the name of the release
 * @throws Error when the build is incomplete or cannot be copied; the current release then stays current
 */
export function makeRelease(built: string, folder: string): string {
  const name = new Date().toISOString().replace(/[:.]/g, "-");
  const partial = join(folder, `${PARTIAL_PREFIX}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  removePartial(folder);
  removeOld(folder);
  try {
    copyBuild(built, partial);
    flushAll(partial);
    renameSync(partial, join(folder, name));
    makeCurrent(name, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === "ENOSPC" ? "the disk is full" : message.replace(/\.$/, "");
    throw new Error(`No release was made: ${reason}. The previous release is still served.`);
  }
  return name;
}

/** Creates a new link and renames it to `CURRENT`, so that a current release always exists. */
function makeCurrent(name: string, folder: string): void {
  const next = join(folder, `${CURRENT}.next`);
  rmSync(next, { force: true });
  symlinkSync(name, next);
  renameSync(next, join(folder, CURRENT));
  flush(folder);
}

/** Flushes all files to the disk, so that none is empty after a power loss. This takes a second or two. */
function flushAll(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    flush(join(entry.parentPath, entry.name));
  }
  flush(folder);
}

/** Flushes a file, or the entries of a folder, to the disk. */
function flush(path: string): void {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}

interface CopyOptions {
  /** Whether a file, by its path relative to the build, is not copied. */
  readonly isOmitted?: (file: string) => boolean;
  /**
   * The path of a file that becomes a hard link in the copy, if it is equal to the file of the build: one of a release, which
   * is never changed. `undefined` for files that are changed in the copy, because that would change the release, too.
   */
  readonly share?: (file: string) => string | undefined;
}

/** Copies a finished build. Files with a hash in their name become hard links. */
export function copyBuild(
  built: string,
  to: string,
  { isOmitted = () => false, share = () => undefined }: CopyOptions = {},
): void {
  const { isHashed } = openRelease(built);
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const file = relative(built, source);
    if (isOmitted(file)) continue;
    const target = join(to, file);
    mkdirSync(dirname(target), { recursive: true });
    const shared = share(file);
    if (shared !== undefined && isEqual(source, shared) && link(shared, target)) continue;
    if (isHashed(file.replaceAll(sep, "/")) && link(source, target)) continue;
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
    const { atime, mtime } = statSync(source);
    // nginx computes ETags from the modification time.
    utimesSync(target, atime, mtime);
  }
}

/** Whether both files exist and have the same bytes. */
function isEqual(one: string, other: string): boolean {
  const [size, otherSize] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false })?.size);
  return size !== undefined && size === otherSize && readFileSync(one).equals(readFileSync(other));
}

/** Creates a hard link. @returns whether the file system supports it */
function link(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}

/** Removes incomplete copies of processes that were killed. */
function removePartial(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(PARTIAL_PREFIX))) {
    const pid = Number(name.slice(PARTIAL_PREFIX.length + 1));
    if (pid === 0 || pid === process.pid || !isRunning(pid)) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

/**
 * Removes releases that were superseded more than a day ago, because visitors no longer have their pages open. The newest
 * and the current release are kept.
 */
function removeOld(folder: string): void {
  const names = listReleaseNames(folder);
  const old = names.filter((name, index) => {
    const successor = names[index - 1];
    if (successor === undefined || name === readCurrentLink(folder)) return false;
    return Date.now() - statSync(join(folder, successor)).mtimeMs > DAY_MS;
  });
  for (const name of old) rmSync(join(folder, name), { recursive: true, force: true });
}
