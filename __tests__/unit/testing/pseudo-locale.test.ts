import { mkdtempSync, readFileSync, rmSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pseudoLocalize } from "../../../testing/pseudo-locale/pseudo-localize";
import { compareTexts } from "../../../src/content/locales/compare";
import { readLanguages } from "../../../src/content/locales/languages";
import { mistakesIn } from "../../../src/content/check/problem";
import { checkContent } from "../../../src/content/check/check";
import { readCollection } from "../../../src/content/check/collection";
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

  test.each(["{brand}", "{mailboxes.sales}", "&nbsp;", "&#8217;", "https://acme.example/a-b", "sales@acme.example"])(
    "keeps %s",
    (part) => {
      expect(pseudoLocalize(`By ${part}`)).toBe(`Ɓýý ${part}`);
    },
  );

  test.each(["2.865 kg", "0.2\u00a0m", "1,600 ft²", "−10 °C", "24 GHz", "100 %"])("keeps the figure %s", (figure) => {
    expect(pseudoLocalize(figure)).toBe(figure);
  });

  test("replaces letters next to a digit that are not a unit", () => {
    expect(pseudoLocalize("8K, 4 houses, 3 masts")).toBe("8Ķ, 4 ĥööúúšééš, 3 ɱáášţš");
  });

  test("keeps tags and their attributes, and code", () => {
    expect(pseudoLocalize('<p>A <a href="/x" title="B">b</a></p>')).toBe('<p>Áá <a href="/x" title="B">ƀ</a></p>');
    expect(pseudoLocalize("<p>Run <code>npm run x</code> now</p>")).toBe("<p>Ŕúúñ <code>npm run x</code> ñööŵ</p>");
  });

  test("is at most as long as its field allows", () => {
    expect(pseudoLocalize("A house", 9)).toBe("Áá ĥööúšé");
    expect(pseudoLocalize("A house", 7)).toBe("Á ĥöúšé");
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

  test("replaces the names of texts wherever an entry refers to them", () => {
    const categories = read(content, "blog/categories.json").items as string[];
    expect(categories).toContain("Çööɱþááñýý Ñééŵš");
    expect(categories).toContain(read(content, "articles/7.json").category);
  });

  test("translates every text of every file", () => {
    const collection = readCollection(join(target, "source"));
    const [language] = readLanguages(collection);
    const missing = collection.entries
      .filter(({ file }) => !file.name.startsWith("locales/"))
      .flatMap((entry) => compareTexts(entry, language?.files.get(entry.file.name), collection.schemas).missing);
    expect(missing).toEqual([]);
  });

  test("keeps figures, tags and placeholders, as the content check requires", () => {
    const mistakes = mistakesIn(checkContent(join(target, "source")));
    expect(mistakes.filter(({ file }) => file.startsWith("data/locales/"))).toEqual([]);
  });

  test("links pictures and videos to those of the source", () => {
    const picture = readFileSync(join(folder.path, "images/wide.png"));
    expect(readFileSync(join(content, "images/wide.png"))).toEqual(picture);
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

  test.each([
    "<p>Ŕééáð ɱöŕé</p>",
    "<p>Acme Ltd</p>",
    "<p>8192×4096, 2.5 kg, 12 MB</p>",
    "<p>browser/tours/tour.test.ts, plan.dxf, sales@acme.example, https://acme.example/about</p>",
    "<code>npm run build</code>",
    "<script>const english = true;</script>",
    "<noscript><p>Ŕééáð</p></noscript>",
  ])("accepts %s", (body) => {
    expect(findIn(body)).toEqual([]);
  });
});
