import { casesOf, type Case } from "../../../scripts/content/mutation/cases";
import { runCase, type Outcome } from "../../../scripts/content/mutation/run-case";
import { isMissed, line, report } from "../../../scripts/content/mutation/report";
import { contentChecker } from "../../../src/content/check/check";
import { readCollection } from "../../../src/content/check/collection";
import { COMPANY } from "../../support/company/company";

/** Only every 60th case of a kind is tested. All cases, as in `npm run content:mutations`, take minutes. */
const STEP = 60;
const SEED = 19;

const check = contentChecker(COMPANY);
const cases = [...casesOf(readCollection(COMPANY), SEED)];
const kinds = [...new Set(cases.map(({ mutation }) => mutation.kind))];

test.each(kinds)("the check misses no harmful mutation of the sample: %s", (kind) => {
  const sample = cases.filter(({ mutation }) => mutation.kind === kind).filter((_, index) => index % STEP === 0);
  const missed = sample.map((each: Case) => runCase(each, check)).filter(isMissed);
  expect(sample.length).toBeGreaterThan(0);
  expect(missed.map(line)).toEqual([]);
});

test("the same seed gives the same cases", () => {
  const texts = (of: Iterable<Case>): string[] => [...of].slice(0, 500).map(({ mutation }) => JSON.stringify(mutation));
  expect(texts(casesOf(readCollection(COMPANY), SEED))).toEqual(texts(cases));
});

describe("the report", () => {
  const harmless = (reason: string): Outcome => ({
    kind: "removed",
    where: "site.json url",
    result: "harmless",
    change: "",
    reason,
  });

  test("counts the harmless cases of each reason", () => {
    const text = report([harmless("optional"), harmless("optional"), harmless("shown literally")]);
    expect(text.split("\n").filter((line) => line.startsWith("Harmless"))).toEqual([
      "Harmless ×2: optional.",
      "Harmless ×1: shown literally.",
    ]);
  });
});
