import { mkdirSync, watch } from "node:fs";
import { resolve } from "node:path";
import { checkContent } from "../src/content/check";
import { problemsReport } from "../src/content/report";
import { main } from "./main";
import { publishContent } from "./publish-content";
import { gatsbyBin, runNode } from "./run";

/** Where checked content is published for `gatsby develop`, which watches it. */
const PUBLISHED = resolve(".content");
const SOURCE = resolve("data");
/** Editors save several files at once; one check serves them all. Milliseconds. */
const SETTLE = 150;

function publishIfRight(): boolean {
  const problems = checkContent(SOURCE);
  if (problems.length === 0) {
    publishContent(SOURCE, PUBLISHED);
    return true;
  }
  console.error(`\n${problemsReport(problems, SOURCE)}`);
  return false;
}

main(async () => {
  mkdirSync(PUBLISHED, { recursive: true });
  if (!publishIfRight()) return 1;
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(SOURCE, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => publishIfRight() || console.error("The last good content stays up.\n"), SETTLE);
  });
  const code = await runNode(gatsbyBin, ["develop", ...process.argv.slice(2)], {
    CONTENT_DIR: PUBLISHED,
    DRAFTS: "show",
  });
  watcher.close();
  return code;
});
