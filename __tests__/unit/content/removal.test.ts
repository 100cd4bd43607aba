import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../../src/content/check/check";
import { mistakesIn, problemText } from "../../../src/content/check/problem";
import { removableKinds, removeKind } from "../../../testing/remove-kind";
import { COMPANY } from "../../support/company/company";

let data: string;
beforeEach(() => {
  data = join(mkdtempSync(join(tmpdir(), "removal-")), "data");
  cpSync(COMPANY, data, { recursive: true });
});
afterEach(() => rmSync(dirname(data), { recursive: true }));

test("the content of the company has no problem", () => {
  expect(checkContent(COMPANY).map(problemText)).toEqual([]);
});

test.each(removableKinds(COMPANY))(
  "the content has no mistake without %s, and the links and references to it",
  (pattern) => {
    removeKind(data, pattern);
    expect(mistakesIn(checkContent(data)).map(problemText)).toEqual([]);
    expect(existsSync(join(data, "pages/home.json"))).toBe(true);
  },
);
