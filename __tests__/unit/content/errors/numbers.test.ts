import { provideContentFolder } from "../../../support/content/content-folder";

const content = provideContentFolder();
const PRODUCT = "products/pro.json";
const ARTICLE = "articles/7.json";

/** Changes a file and returns the messages about ambiguous numbers. */
const numberProblems = (name: string, from: string, to: string): string[] => {
  content.change(name, from, to);
  return content.problems().flatMap((line) => /“[^”]*” can be read as another number; .*$/.exec(line) ?? []);
};
/** The examples of correct numbers in a message. */
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
])("rejects %s in a specification and in an article", (figure, number, correction) => {
  const expected = [`“${number}” can be read as another number; ${correction}.`];
  expect(numberProblems(PRODUCT, "About 0.655 kg", figure)).toEqual(expected);
  content.change(PRODUCT, figure, "About 0.655 kg");
  expect(numberProblems(ARTICLE, "word1 ", `${figure}, `)).toEqual(expected);
});

test("rejects an ambiguous number without a unit in a specification, but not in an article", () => {
  expect(numberProblems(PRODUCT, '"value": "About 0.655 kg"', '"value": "1,5 of 3"')).toEqual([
    `“1,5” can be read as another number; ${EXAMPLES}.`,
  ]);
  content.change(PRODUCT, "1,5 of 3", "About 0.655 kg");
  expect(numberProblems(ARTICLE, "word1 ", "rooms 1,5 and 7, ")).toEqual([]);
});

test.each(["2.865 kg", "1,500 m²", "1500 m²", "12.5 m", "802.11 a/b/g/n/ac", "Firmware 5.0.1", "0.2 to 70 m"])(
  "accepts %s",
  (figure) => {
    expect(numberProblems(PRODUCT, "About 0.655 kg", figure)).toEqual([]);
  },
);

test("accepts German numbers and rejects English ones if the site's language is German", () => {
  content.change("site.json", '"language":"en"', '"language":"de"');
  expect(numberProblems(ARTICLE, "word1 ", "0,655 kg und 1.500 m², ")).not.toContainEqual(
    expect.stringMatching(/“(0,655|1.500)”/),
  );
  expect(numberProblems(ARTICLE, "word2 ", "0.655 kg, ")).toContain(
    "“0.655” can be read as another number; 1.500 and 0,655 are right.",
  );
});
