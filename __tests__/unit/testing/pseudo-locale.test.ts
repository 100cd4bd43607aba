import { mkdtempSync, readFileSync, rmSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pseudoLocalize } from "../../../testing/pseudo-locale/pseudo-localize";
import { writePseudoContent } from "../../../testing/pseudo-locale/write-pseudo-content";
import { provideContentFolder } from "../../support/content/content-folder";
import { findEnglish } from "../../../testing/pseudo-locale/find-english";

const folder = provideContentFolder();
let target: string;
let content: string;
beforeAll(() => {
  target = mkdtempSync(join(tmpdir(), "pseudo-"));
  content = writePseudoContent(folder.path, target);
});
afterAll(() => rmSync(target, { recursive: true }));

describe("pseudo-localize", () => {
  test("replaces every letter by another, and doubles vowels", () => {
    expect(pseudoLocalize("Capture spaces")).toBe("Çááþţúúŕéé šþááçééš");
    expect(pseudoLocalize("ANY QUIZ")).toBe("ÁáÑÝý ɊÚúÍíŽ");
  });

  test("makes a paragraph about 40 % longer, without a letter of English", () => {
    const text =
      "Capture a whole building in an afternoon, measure it at your desk, and share it with everyone who needs it.";
    const longer = pseudoLocalize(text);
    expect(longer.length).toBeGreaterThan(1.3 * text.length);
    expect(longer.length).toBeLessThan(1.5 * text.length);
    expect(longer).not.toMatch(/[a-z]/i);
  });
});

describe("write-pseudo-content", () => {
  const read = (folder: string, name: string): Record<string, unknown> =>
    JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, unknown>;

  test("runs from right to left, and keeps the company’s name", () => {
    expect(read(content, "site.json")).toMatchObject({ language: "ar", direction: "rtl", brand: "Acme" });
  });
});

describe("find-english", () => {
  /** The findings in a page with this body. */
  function findIn(body: string): string[] {
    const root = join(target, "public");
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, "index.html"), `<!DOCTYPE html><title>Ţíţļé</title>${body}`);
    return findEnglish(root, content);
  }

  test.each([
    "<p>Read more</p>",
    "<p>Ŕééáð more</p>",
    '<button aria-label="Read more">×</button>',
    "<noscript><p>Read more</p></noscript>",
  ])("finds the English words of %s", (body) => {
    expect(findIn(body)).toEqual([expect.stringMatching(/^index\.html: .*more$/)]);
  });
});
