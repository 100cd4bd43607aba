import { brokenContent } from "../../../support/content/broken-content";

const content = brokenContent();
const PRODUCT = "products/pro.json";
const ARTICLE = "articles/7.json";

/** The problems of numbers after a change of a file. */
const sentences = (name: string, from: string, to: string): string[] => {
  content.folder.change(name, from, to);
  return content.folder.problems().flatMap((line) => /“[^”]*” can be read as another number; .*$/.exec(line) ?? []);
};
const EXAMPLES = "1,500 and 0.655 are right";

test.each([
  ["0,655 kg", "0,655", EXAMPLES],
  ["1.500 m²", "1.500", "write 1.5 or 1,500"],
  ["1.505 m²", "1.505", "write 1.51 or 1,505"],
  ["1 500 m²", "1 500", EXAMPLES],
  ["1.500.000 m", "1.500.000", EXAMPLES],
  ["0,2 bis 70 m", "0,2", EXAMPLES],
  ["0,2–70 m", "0,2", EXAMPLES],
  ["2,5%", "2,5", EXAMPLES],
])("%s is refused in a specification and in an article", (figure, number, forms) => {
  const expected = [`“${number}” can be read as another number; ${forms}.`];
  expect(sentences(PRODUCT, "About 0.655 kg", figure)).toEqual(expected);
  content.folder.change(PRODUCT, figure, "About 0.655 kg");
  expect(sentences(ARTICLE, "word1 ", `${figure}, `)).toEqual(expected);
});

test("a number without a unit is refused where it is a figure", () => {
  expect(sentences(PRODUCT, '"value": "About 0.655 kg"', '"value": "1,5 of 3"')).toEqual([
    `“1,5” can be read as another number; ${EXAMPLES}.`,
  ]);
  content.folder.change(PRODUCT, "1,5 of 3", "About 0.655 kg");
  expect(sentences(ARTICLE, "word1 ", "rooms 1,5 and 7, ")).toEqual([]);
});

test.each(["2.865 kg", "1,500 m²", "1500 m²", "12.5 m", "802.11 a/b/g/n/ac", "Firmware 5.0.1", "0.2 to 70 m"])(
  "%s passes",
  (figure) => {
    expect(sentences(PRODUCT, "About 0.655 kg", figure)).toEqual([]);
  },
);

test("in a site in German, German numbers pass and English ones do not", () => {
  content.folder.change("site.json", '"language":"en"', '"language":"de"');
  expect(sentences(ARTICLE, "word1 ", "0,655 kg und 1.500 m², ")).not.toContainEqual(
    expect.stringMatching(/“(0,655|1.500)”/),
  );
  expect(sentences(ARTICLE, "word2 ", "0.655 kg, ")).toContain(
    "“0.655” can be read as another number; 1.500 and 0,655 are right.",
  );
});
