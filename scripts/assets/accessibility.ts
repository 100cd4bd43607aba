import { readFileSync, writeFileSync } from "node:fs";
import { applyEdits, modify } from "jsonc-parser";
import { main } from "../lib/main";
import { failedClaims } from "../../testing/accessibility/failed-claims";
import { readStatement, statementFile } from "../../testing/accessibility/statement";
import { walkPages } from "../../testing/accessibility/walk-pages";
import { visitSite } from "../../testing/site";

/**
 * Runs axe on the built site. If it confirms the accessibility statement, writes today (UTC) into the statement as the day
 * of the last test; otherwise prints what it does not confirm.
 */
main(async () => {
  const statement = readStatement();
  if (!statement) throw new Error("The site has no accessibility statement. Add data/accessibility.json and its page.");
  const visit = await visitSite();
  const outcomes = await walkPages(visit).finally(() => visit.close());
  const failed = failedClaims(statement.criteria, outcomes);
  for (const line of failed) console.error(line);
  if (failed.length > 0) return 1;
  const text = readFileSync(statementFile(), "utf8");
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(statementFile(), applyEdits(text, modify(text, ["evaluated"], today, {})));
  console.log(`axe confirms the statement on ${outcomes.length} pages. The day of the last test is now ${today}.`);
  return 0;
});
