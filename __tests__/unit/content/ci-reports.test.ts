import type { Problem } from "../../../src/content/check/problem";
import { codeQualityReport, githubSummary } from "../../../src/content/check/ci-reports";

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
