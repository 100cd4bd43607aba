import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CURRENT, RELEASES } from "@capture/host/releases";
import { buildHash } from "./input-hash";

const STAMP = join(".cache", "build-stamp");
const BUILT = join(RELEASES, CURRENT, "404.html");

/** Whether there is a release whose build had the current inputs. */
export function isBuilt(): boolean {
  return existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === buildHash();
}

/** Removes the stamp when a build begins, so that `npm start` builds again if the build does not complete. */
export function clearStamp(): void {
  rmSync(STAMP, { force: true });
}

/** Records the inputs of a release. */
export function writeStamp(hash: string): void {
  writeFileSync(STAMP, hash);
}
