import { accessSync, constants, existsSync } from "node:fs";
import { resolve } from "node:path";
import { contentFolder } from "@capture/content/model/folder";
import { nextChange } from "@capture/content/model/next-change";
import { createLog } from "@capture/receiver/log";
import { RELEASES } from "@capture/host/releases";
import { buildInProcess } from "../build-environment";
import { readBuiltAt } from "./built-at";
import { startSchedule } from "./schedule";

/**
 * Builds in a running host whenever an entry begins or ends. A host without content builds nothing, and one that may not write
 * its releases, such as one of systemd, leaves it to `npm run build -- --if-due`.
 */
export function scheduleBuilds(): void {
  if (!existsSync(contentFolder()) || !canWrite(resolve(RELEASES))) return;
  startSchedule({
    nextChange: (after) => nextChange(contentFolder(), after),
    builtAt: readBuiltAt,
    build: async () => (await buildInProcess()) === 0,
    log: createLog(),
  });
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
