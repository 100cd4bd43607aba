import { isolateFigures } from "../../../../src/domain/typography/isolate-figures";

/** Isolates as brackets, which are easier to read. */
const isolated = (text: string): string =>
  isolateFigures(text).replaceAll("\u2066", "[").replaceAll("\u2069", "]").replace("\u200f", "");

test.each([
  ["من 0.2 إلى 70\u00a0m، بدقة ±1\u00a0cm", "من 0.2 إلى [70\u00a0m]، بدقة [±1\u00a0cm]"],
  ["−5 إلى 45 °C", "[−5] إلى [45 °C]"],
  ["ألوان بدقة 16384×8192", "ألوان بدقة [16384×8192]"],
  ["162 × 162 × 398 mm", "[162 × 162 × 398 mm]"],
  ["2.4 GHz و5 GHz، 802.11 a/b/g/n/ac", "[2.4 GHz] و[5 GHz]، [802.11 a/b/g/n/ac]"],
  ["360° × 270°", "[360° × 270°]"],
  ["512 GB، مدمجة", "[512 GB]، مدمجة"],
  ["95%", "[95%]"],
  ["+44 20 7946 0000", "[+44 20 7946 0000]"],
])("isolates the figures of “%s”", (text, expected) => {
  expect(isolated(text)).toBe(expected);
});

test("a text that begins with a Latin name has a mark of its direction", () => {
  expect(isolateFigures("META و PRO")).toBe("\u200fMETA و PRO");
  expect(isolateFigures("<p>META و PRO</p>")).toBe("<p>META و PRO</p>");
  expect(isolateFigures("las, ply, e57")).toBe("las, ply, e57");
  expect(isolateFigures("دقة META")).toBe("دقة META");
});

test.each(["4 ساعات", "e57 و las", "IEC 60825-1", "2014–2026", '<a href="/12 m">12</a>', "<code>12 m</code>"])(
  "keeps “%s”",
  (text) => {
    expect(isolated(text)).toBe(text);
  },
);
