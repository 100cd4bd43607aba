import { readFileSync } from "node:fs";
import { reportDrafts } from "../../../../desk/draft-reports";

test("Sveltia reports each change of a form", () => {
  const source = readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");
  expect(
    reportDrafts(source).match(/globalThis\.reportDraft\?\.\(e,[\w$]+,[\w$]+\),globalThis\.clearTimeout/g),
  ).toHaveLength(1);
});

test("stops when the code of Sveltia has changed", () => {
  expect(() => reportDrafts("")).toThrow("desk/draft-reports.ts");
});
