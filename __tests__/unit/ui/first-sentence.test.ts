import { keepAbbreviations } from "../../../src/domain/typography/abbreviations";
import { splitFirstSentence } from "../../../src/components/ui/first-sentence";

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
