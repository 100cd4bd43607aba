import { checkContent } from "@capture/content/check/check";
import { isHistoryNotice } from "@capture/content/check/rules/history";
import { problemText } from "@capture/content/check/problem";
import { contentFolder } from "@capture/content/model/folder";
import { parseCommandLine } from "../lib/command-line";
import { main } from "../lib/main";
import { updateHistory } from "./history/update-history";

const USAGE = `Usage: npm run history -- [--check]
  brings data/history/ up to date
  --check   writes nothing, and fails if something published differs from its history`;

/**
 * Brings data/history/ up to date. With `--check`, writes nothing and fails if a published figure, a record or a legal text
 * differs from its history.
 */
main(() => {
  const parsed = parseCommandLine(USAGE, { options: { check: { type: "boolean", default: false } } });
  if (!parsed) return 0;
  const { check } = parsed.values;
  const folder = contentFolder();
  if (check) {
    const problems = checkContent(folder).filter(isHistoryNotice);
    for (const problem of problems) console.error(problemText({ ...problem, notice: undefined }));
    return problems.length === 0 ? 0 : 1;
  }
  const { written, removed, reason } = updateHistory(folder);
  if (reason !== undefined) console.log(`${reason} data/history keeps the changes that it has.`);
  for (const name of written) console.log(`data/${name} is up to date now; commit it.`);
  for (const name of removed) console.log(`data/${name} is removed, because its source no longer exists.`);
  return 0;
});
