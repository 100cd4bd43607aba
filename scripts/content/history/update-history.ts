import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readCollection, type Collection } from "@capture/content/check/collection";
import {
  HISTORY_LABELS,
  historiesOf,
  historyFile,
  historyText,
  trackedEntries,
} from "@capture/content/history/history-files";
import { readGitHistory } from "@capture/content/history/git-revisions";
import { continueHistory, historyOf, type Revision } from "@capture/content/history/record-changes";

/**
 * Brings data/history/ up to date. A new file is written from the past that git knows, since the day in site.json.
 * Later changes are appended to an existing file, dated by their commits, or by today if they are not committed. Does
 * nothing if the site has no HISTORY_LABELS.
 * @returns paths of written and removed files below the data folder, and why git has no past of the content, if so
 */
export function updateHistory(folder: string): { written: string[]; removed: string[]; reason?: string } {
  if (!existsSync(join(folder, HISTORY_LABELS))) return { written: [], removed: [] };
  const collection = readCollection(folder);
  const past = readGitHistory(folder);
  const histories = historiesOf(collection);
  const today = new Date().toISOString().slice(0, 10);
  const written: string[] = [];
  for (const { entry, values } of trackedEntries(collection)) {
    const source = entry.file.name;
    const revisions: Revision[] = [...("revisionsOf" in past ? past.revisionsOf(source) : []), { date: today, values }];
    const known = histories.get(source);
    const history = known
      ? continueHistory(known.history, revisions)
      : dropChangesBefore(firstDay(collection), historyOf(revisions));
    const text = historyText(source, history);
    if (known?.entry.file.text === text) continue;
    const file = join(folder, historyFile(source));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    written.push(historyFile(source));
  }
  return {
    written,
    removed: removeOrphans(folder, collection),
    ...("reason" in past && { reason: past.reason }),
  };
}

/** The day since which changes are recorded; "" for the entire past. */
function firstDay({ site }: Collection): string {
  const { historySince } = site as { historySince?: unknown };
  return typeof historySince === "string" ? historySince : "";
}

function dropChangesBefore<T extends ReturnType<typeof historyOf>>(day: string, history: T): T {
  return { ...history, changes: history.changes.filter(({ date }) => date >= day) };
}

/** Removes histories of files that no longer exist. Those of drafts stay. */
function removeOrphans(folder: string, collection: Collection): string[] {
  const files = new Set(collection.files.map(({ name }) => name));
  return [...historiesOf(collection)].flatMap(([source, { entry }]) => {
    if (files.has(source)) return [];
    rmSync(join(folder, entry.file.name));
    return [entry.file.name];
  });
}
