import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Problem } from "../src/check/problem";
import { githubAnnotations, problemsReport } from "../src/check/report";
import { codeQualityReport, githubSummary } from "../src/check/ci-reports";

describe("report", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "report-"));
    writeFileSync(join(folder, "site.json"), '{\n\t"brand": 4,\n  "long": "' + "word ".repeat(60) + 'end"\n}\n');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const problem = (more: Partial<Problem>): Problem => ({
    file: "data/site.json",
    line: 2,
    column: 11,
    where: "brand",
    message: "this must be text.",
    ...more,
  });

  test("lists problems under their file, each with its line and a caret", () => {
    const report = problemsReport([problem({}), problem({ line: 1, column: 1, where: "" })], folder);
    expect(report.split("\n")).toEqual([
      "data/site.json",
      "  2:11  brand: this must be text.",
      '    2 |  "brand": 4,',
      "                  ^",
      "  1:1  this must be text.",
      "    1 | {",
      "        ^",
      "",
      "The content has 2 problems in 1 file. Fix them to publish.",
    ]);
  });

  test("shows only the part of a long line around the problem", () => {
    const [, , line = "", caret = ""] = problemsReport([problem({ line: 3, column: 150 })], folder).split("\n");
    expect(line.length).toBeLessThan(120);
    expect(caret.indexOf("^") - line.indexOf("| ") - 2).toBe(40);
  });

  test("quotes no line of a missing file", () => {
    const report = problemsReport([problem({ file: "data/none.json" })], folder);
    expect(report).toContain("data/none.json\n  2:11  brand: this must be text.\n\n");
  });

  const unusedPicture = problem({
    file: "data/images/mill.jpg",
    line: 1,
    column: 1,
    where: "",
    message: "no JSON file uses this picture.",
    notice: true,
  });

  test("quotes no line of a picture", () => {
    writeFileSync(join(folder, "mill.jpg"), Buffer.from([0xff, 0xd8, 0xff]));
    expect(problemsReport([{ ...unusedPicture, file: "data/mill.jpg" }], folder).split("\n")).toEqual([
      "data/mill.jpg",
      "  notice: no JSON file uses this picture.",
      "",
      "The content has 1 notice, which does not prevent publishing.",
    ]);
  });

  test("counts notices and mistakes separately", () => {
    const report = problemsReport(
      [unusedPicture, problem({}), { ...unusedPicture, file: "data/images/old.jpg" }],
      folder,
    );
    expect(report.split("\n").slice(-2)).toEqual([
      "The content has 2 notices, which do not prevent publishing.",
      "The content has 1 problem in 1 file. Fix them to publish.",
    ]);
  });

  test("the annotation of a notice has the level `notice`", () => {
    expect(githubAnnotations([unusedPicture])).toBe(
      "::notice file=data/images/mill.jpg,line=1,col=1::no JSON file uses this picture.",
    );
  });

  test("the annotation of a mistake has the level `error`, its position, and the escaped message", () => {
    expect(githubAnnotations([problem({ message: "100 %\nof it" })])).toBe(
      "::error file=data/site.json,line=2,col=11::brand: 100 %25%0Aof it",
    );
  });
});

describe("ci-reports", () => {
  const mistake: Problem = {
    file: "data/articles/2.json",
    line: 12,
    column: 3,
    where: "tags[2]",
    message: "“<b>*x*” is not\nallowed.",
  };
  const notice: Problem = { ...mistake, where: "", message: "no file uses this picture.", notice: true };

  test("the summary names each mistake by file and line, with its marks escaped", () => {
    expect(githubSummary([mistake, notice])).toBe(`## The content has 1 mistake

Nothing is published until they are corrected.

- **data/articles/2.json, line 12**: tags\\[2\\]: “\\<b\\>\\*x\\*” is not allowed.

The content also has 1 notice, which does not prevent publishing.
`);
  });

  test("the summary of correct content is one heading", () => {
    expect(githubSummary([])).toBe("## The content is in order\n\n");
  });

  test("the report for GitLab has an entry for each problem, which keeps its fingerprint on another line", () => {
    const [first, second] = codeQualityReport([mistake, notice]);
    expect(first).toMatchObject({
      description: "tags[2]: “<b>*x*” is not\nallowed.",
      check_name: "content",
      severity: "blocker",
      location: { path: "data/articles/2.json", lines: { begin: 12 } },
    });
    expect(second).toMatchObject({ severity: "info" });
    const [moved] = codeQualityReport([{ ...mistake, line: 13 }]);
    expect(moved).toHaveProperty("fingerprint", (first as { fingerprint: string }).fingerprint);
  });
});
