import { contentFolder } from "@capture/content/model/folder";
import { nextChange } from "@capture/content/model/next-change";
import { readBuiltAt } from "./built-at";

const HOUR_MS = 60 * 60_000;

/** The option of `npm run build`, with the hours to look back where no earlier build is known: `--if-due=3`. */
const IF_DUE = /^--if-due(?:=(\d+))?$/;

/**
 * Whether `npm run build` has anything to do. With `--if-due`, it builds only if an entry has begun or ended since the last
 * build. A machine that keeps no builds, such as one of a CI, looks back some hours instead.
 * @param options the arguments of the command
 * @throws Error for the operator when an option is unknown
 */
export function isBuildWanted(options: readonly string[]): boolean {
  const unknown = options.find((option) => !IF_DUE.test(option));
  if (unknown !== undefined) {
    throw new Error(`There is no option ${unknown}. Options: --if-due, or --if-due=3 to look back 3 hours.`);
  }
  const [option] = options;
  if (option === undefined) return true;
  const hours = IF_DUE.exec(option)?.[1];
  const lookedBack = hours === undefined ? undefined : new Date(Date.now() - Number(hours) * HOUR_MS);
  const since = readBuiltAt() ?? lookedBack;
  const change = since && nextChange(contentFolder(), since);
  return since === undefined || (change !== undefined && change.getTime() <= Date.now());
}
