import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fontFaces, fonts } from "@brand";
import { keepAbbreviations } from "@capture/domain/typography/shown-text";
import { splitFirstSentence } from "../../../src/ui/first-sentence";
import { updateSearch, parseValues } from "../../../src/hooks/use-query-state";
import { isEmbedded } from "../../../src/layout/embed/embedded-pages";
import { media, sizes } from "../../../src/theme/breakpoints";

describe("first-sentence", () => {
  test.each([
    ["META is the device that measures. A laser finds surfaces.", "META is the device that measures."],
    ["It weighs 2.9 kg. It fits a bag.", "It weighs 2.9 kg."],
    ["It reaches 70 m. 905 nm is its wavelength.", "It reaches 70 m."],
    ["It draws 65 W. Nothing else does.", "It draws 65 W."],
    [
      "Open formats, e.g. LAS and E57, leave the platform. Others stay.",
      "Open formats, e.g. LAS and E57, leave the platform.",
    ],
    ["See No. 5 for the plan. Then go on.", "See No. 5 for the plan."],
    ["Dr. Hill and J. Ode scanned it. It took a day.", "Dr. Hill and J. Ode scanned it."],
    ["“Is it done?” “Yes,” he says. And it is.", "“Is it done?”"],
    ["It saves as .las or .e57. Both are open.", "It saves as .las or .e57."],
    ["What next? Ask us! We answer.", "What next?"],
  ])("splits “%s” after “%s”", (text, first) => {
    const [found, rest] = splitFirstSentence(keepAbbreviations(text, "en"));
    expect(found.replaceAll("\u00a0", " ")).toBe(first);
    expect(`${found} ${rest}`.replaceAll("\u00a0", " ")).toBe(text);
  });

  test.each([
    ["Offene Formate, z. B. LAS, bleiben. Andere auch.", "Offene Formate, z. B. LAS, bleiben."],
    ["Siehe Nr. 5 und ca. 3 weitere. Dann weiter.", "Siehe Nr. 5 und ca. 3 weitere."],
    ["Türen, Fenster u. a. Öffnungen zählen. Wände nicht.", "Türen, Fenster u. a. Öffnungen zählen."],
    ["Das Heizwasser hat 75 °C. Mehr geht nicht.", "Das Heizwasser hat 75 °C."],
    ["Er misst bis 70 m. Dann ist Schluss.", "Er misst bis 70 m."],
  ])("splits German “%s” after “%s”", (text, first) => {
    const [found] = splitFirstSentence(keepAbbreviations(text, "de"));
    expect(found.replaceAll("\u00a0", " ")).toBe(first);
  });

  test("keeps code and tags, and texts of languages without abbreviations", () => {
    const html = '<a href="/a. b">ca. 5</a> <code>z. B.</code>';
    expect(keepAbbreviations(html, "de")).toBe('<a href="/a. b">ca.\u00a05</a> <code>z. B.</code>');
    expect(keepAbbreviations(html, "fr")).toBe(html);
  });

  test.each(["One sentence alone.", "No period", "Version 2.0", ""])("does not split “%s”", (text) => {
    expect(splitFirstSentence(text)).toEqual([text, ""]);
  });

  test("returns no first sentence if it is too long for the heading font", () => {
    const text = `${"Long ".repeat(30)}sentence. Next.`;
    expect(splitFirstSentence(text)).toEqual(["", text]);
  });
});

describe("query-state", () => {
  const DEFAULTS = { q: "", industry: "", tab: "guides" };

  test("without a query string the values are the defaults", () => {
    expect(parseValues("", DEFAULTS)).toEqual(DEFAULTS);
  });

  test("parseValues reads known values and ignores others", () => {
    expect(parseValues("?q=flat+roof%20%26%20co&tab=examples&from=mail", DEFAULTS)).toEqual({
      q: "flat roof & co",
      industry: "",
      tab: "examples",
    });
  });

  test("updateSearch writes changed values and omits defaults", () => {
    expect(updateSearch("", DEFAULTS, { q: "roof", industry: "insurance" })).toBe("?q=roof&industry=insurance");
    expect(updateSearch("?q=roof&industry=insurance", DEFAULTS, { q: "", industry: "" })).toBe("");
    expect(updateSearch("?tab=examples", DEFAULTS, { tab: "guides" })).toBe("");
  });

  test("updateSearch keeps other parameters", () => {
    expect(updateSearch("?from=mail&q=roof", DEFAULTS, { q: "hall" })).toBe("?from=mail&q=hall");
  });

  test("special characters survive writing and reading", () => {
    const q = "50% & “räume” + a=b #1";
    expect(parseValues(updateSearch("", DEFAULTS, { q }), DEFAULTS).q).toBe(q);
  });
});

describe("embedded-pages", () => {
  test.each([
    ["/support/assistant", true],
    ["/support/assistant/", true],
    ["/support", false],
    ["/support/", false],
    ["/support/assistants", false],
    ["/support/assistant/more", false],
    ["/", false],
  ])("isEmbedded(%j) is %j", (path, embedded) => {
    expect(isEmbedded(path)).toBe(embedded);
  });
});

describe("breakpoints", () => {
  test("media returns the condition of a breakpoint", () => {
    expect(media("laptop")).toBe("(min-width: 60em)");
  });

  test("sizes lists the widest window first, in any order of its argument", () => {
    expect(sizes("60vw", { wide: "38rem", tablet: "94vw", laptop: "46vw" })).toBe(
      "(min-width: 84em) 38rem, (min-width: 60em) 46vw, (min-width: 44em) 94vw, 60vw",
    );
  });

  test("sizes without breakpoints has no condition", () => {
    expect(sizes("10rem", {})).toBe("10rem");
  });

  test("no other file writes the width of a breakpoint", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
    const matches = files.filter((name) => /-width: ?[\d.]+em/.test(readFileSync(join("src", name), "utf8")));
    expect(matches).toEqual(["theme/breakpoints.ts"]);
  });
});

describe("font-faces", () => {
  const families = new Set(fontFaces.map(({ fontFamily }) => fontFamily));
  const names = (stack: string): string[] => stack.split(",").map((name) => name.trim().replaceAll('"', ""));

  test.each(Object.entries(fonts))(
    "%s lists our families before system fonts: rare characters second, the fallback last",
    (_role, stack) => {
      const [first, ...others] = names(stack);
      const rest = `${first ?? ""} Rest`;
      if (families.has(rest)) expect(others[0]).toBe(rest);
      const own = names(stack).filter((name) => families.has(name));
      expect(names(stack).slice(0, own.length)).toEqual(own);
      expect(own.at(-1)).toMatch(/ Fallback$/);
    },
  );

  test("every family is used by a font stack", () => {
    const used = Object.values(fonts).flatMap(names);
    expect(new Set(used.filter((name) => families.has(name)))).toEqual(families);
  });
});
