import { readFileSync, writeFileSync } from "node:fs";
import { applyEdits, modify } from "jsonc-parser";
import { main } from "../lib/main";
import { runNode } from "../lib/run";
import { playwrightCli } from "../lib/test-runners";
import { readStatement, statementFile } from "../../testing/accessibility/statement";

/**
 * Runs the browser tests that visit a page of each kind with axe. If they pass, axe confirms the accessibility statement,
 * and this writes today (UTC) into the statement as the day of the last test.
 */
main(async () => {
  if (!readStatement()) {
    throw new Error("The site has no accessibility statement. Add data/accessibility.json and its page.");
  }
  const code = await runNode(playwrightCli, ["test", "pages/kinds", "--project=chromium"]);
  if (code !== 0) return code;
  const text = readFileSync(statementFile(), "utf8");
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(statementFile(), applyEdits(text, modify(text, ["evaluated"], today, {})));
  console.log(`axe confirms the statement. The day of the last test is now ${today}.`);
  return 0;
});
