import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { openAcr, type AcrStatement } from "../../../gatsby/outputs/open-acr/open-acr";
import { WCAG_CRITERIA } from "../../../src/domain/wcag";
import { statement } from "../../support/accessibility/statement";
import { CATALOG, validateOpenAcr } from "../../support/accessibility/validate-open-acr";

interface Chapter {
  id: string;
  criteria: { num: string; components: { adherence: { level: string; notes: string } }[] }[];
}

const site = {
  legalName: "Acme Ltd",
  url: "https://acme.example",
  mailboxes: { general: "a@acme.example" },
};
const labels = { axe: "Rules:", journey: "Tests:" };
const complete = {
  ...statement,
  criteria: statement.criteria.map((each) => ({ axe: null, journeys: null, byHand: null, limit: null, ...each })),
} as AcrStatement;
const text = openAcr(site, complete, labels);

const folder = mkdtempSync(join(tmpdir(), "open-acr-"));
afterAll(() => rmSync(folder, { recursive: true }));

const validate = (yaml: string): string => {
  const file = join(folder, "openacr.yaml");
  writeFileSync(file, yaml);
  return validateOpenAcr(file);
};

test("@openacr/openacr accepts the file, and rejects unknown criteria and levels", () => {
  expect(validate(text)).toBe("Valid!");
  expect(validate(text.replace("num: 1.1.1", "num: 1.1.9"))).toBe("");
  expect(validate(text.replace("level: supports", "level: supported"))).toBe("");
});

test("contains each criterion in the chapter of its level, with its evidence", () => {
  const { chapters, report_date, catalog } = parse(text) as {
    chapters: Record<string, Chapter>;
    report_date: string;
    catalog: string;
  };
  expect(report_date).toBe(statement.evaluated);
  expect(CATALOG).toContain(catalog);
  for (const [level, chapter] of [
    ["A", "success_criteria_level_a"],
    ["AA", "success_criteria_level_aa"],
  ] as const) {
    const numbers = WCAG_CRITERIA.filter((each) => each.level === level).map(({ number }) => number);
    expect(chapters[chapter]?.criteria.map(({ num }) => num)).toEqual(numbers);
  }
  const notes = chapters.success_criteria_level_a?.criteria
    .slice(0, 4)
    .map(({ components }) => components[0]?.adherence);
  expect(notes).toEqual([
    { level: "supports", notes: "Rules: image-alt" },
    { level: "partially-supports", notes: "No text.\n2026-11-01: In a browser." },
    { level: "not-applicable", notes: "No sound." },
    { level: "does-not-support", notes: "Nothing works.\nTests: browser/a.test.ts “a”" },
  ]);
});

test("WCAG_CRITERIA are those of the catalog, without the obsolete 4.1.1", () => {
  const { chapters } = parse(readFileSync(CATALOG, "utf8")) as {
    chapters: (Omit<Chapter, "criteria"> & { criteria: { id: string }[] })[];
  };
  const listed = chapters.flatMap(({ id, criteria }) => {
    const level = { success_criteria_level_a: "A", success_criteria_level_aa: "AA" }[id];
    return level === undefined ? [] : criteria.map((each) => `${each.id} ${level}`);
  });
  expect([...WCAG_CRITERIA.map(({ number, level }) => `${number} ${level}`), "4.1.1 A"].sort()).toEqual(listed.sort());
});
