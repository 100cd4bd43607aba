import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { readGitHistory } from "./git-revisions";
import { areEqual, continueHistory, type History } from "./record-changes";
import { trackedValues } from "./tracked-values";

/**
 * A history with the changes that its file lacks, because editors of the desk cannot run `npm run history`. The file is not
 * written: a host that builds from a clone could not pull any more. Changes have the days of their commits; without
 * git’s past, and before they are committed, they have today's day.
 * @param folder the content folder
 * @param source path of the file whose changes are recorded, below the folder
 */
export function upToDateHistory(folder: string, source: string, history: History): History {
  if (!existsSync(join(folder, source))) return history;
  const read = (name: string): JsonValue => JSON.parse(readFileSync(join(folder, name), "utf8")) as JsonValue;
  const values = trackedValues(source, read(source), read("site.json"));
  if (values === undefined || areEqual(history.current, values)) return history;
  const past = readGitHistory(folder);
  const date = new Date().toISOString().slice(0, 10);
  return continueHistory(history, [...("revisionsOf" in past ? past.revisionsOf(source) : []), { date, values }]);
}
