import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestInfo } from "@playwright/test";
import { failedClaims, type PageOutcome } from "../../../testing/accessibility/failed-claims";
import { readStatement } from "../../../testing/accessibility/statement";
import { kindPaths } from "../../../testing/page-kinds";
import { visitInWindow, visitOnPhone } from "../../support/sweep/page-visits";
import { expect, test } from "../../support/sweep/sweep";

/** The outcomes of axe are files, because Playwright continues in another process after a failed test. */
const outcomeFile = ({ project }: TestInfo, path: string): string =>
  join(project.outputDir, "axe-outcomes", `${kindPaths.indexOf(path)}.json`);

for (const path of kindPaths) {
  test(`${path} has no fault on a phone and in a wide window`, async ({ sweep }, info) => {
    const visits = [await visitOnPhone(sweep, path), await visitInWindow(sweep, path)];
    const outcomes = visits.map(({ outcome }): PageOutcome => ({ path, ...outcome }));
    mkdirSync(join(outcomeFile(info, path), ".."), { recursive: true });
    writeFileSync(outcomeFile(info, path), JSON.stringify(outcomes));
    expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
  });
}

test("axe confirms each rule that the accessibility statement names", ({}, info) => {
  const statement = readStatement();
  test.skip(statement === undefined, "The site has no accessibility statement.");
  const outcomes = kindPaths.flatMap(
    (path) => JSON.parse(readFileSync(outcomeFile(info, path), "utf8")) as PageOutcome[],
  );
  expect(failedClaims(statement?.criteria ?? [], outcomes)).toEqual([]);
});
