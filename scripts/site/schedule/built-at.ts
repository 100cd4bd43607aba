import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RELEASES } from "@capture/host/releases";

const BUILT_AT = join(RELEASES, "built-at");

/** The time for which the content of the last build was read; `undefined` if there was none. */
export function readBuiltAt(): Date | undefined {
  const time = existsSync(BUILT_AT) ? new Date(readFileSync(BUILT_AT, "utf8").trim()) : undefined;
  return time === undefined || Number.isNaN(time.getTime()) ? undefined : time;
}

/** Records the time for which a build has read the content: its beginning, not its end. */
export function writeBuiltAt(time: string): void {
  writeFileSync(BUILT_AT, `${time}\n`);
}
