import { provideContentFolder } from "../../../support/content/content-folder";

const PRODUCT = "products/pro.json";
const content = provideContentFolder();

/** The problems of the product, without line and column. */
const problems = (): string[] =>
  content
    .problems()
    .filter((line) => line.startsWith(`data/${PRODUCT}`))
    .map((line) => line.replace(/^\S+ /, ""));

test("reports a figure whose number differs from its data", () => {
  content.change(PRODUCT, "            70\n", "            7\n");
  expect(problems()).toEqual([
    "specifications[14].quantities[2].values[0]: the text “About 23 s per point; 500 m² in 70 min” does not contain 7 min; correct one of them.",
  ]);
});

test("reports a range of which one number differs", () => {
  content.change(PRODUCT, "−10 to 50 °C", "−12 to 50 °C");
  expect(problems()).toContain(
    "specifications[13].quantities[0].values[0]: the text “−12 to 50 °C” does not contain −10–50 °C; correct one of them.",
  );
});

test("reports a unit that differs, and a figure without data", () => {
  content.change(PRODUCT, '"unit": "min"', '"unit": "h"');
  content.change(PRODUCT, "16 GB, built in", "16 GB, built in, and 32 GB");
  expect(problems()).toEqual([
    "specifications[5].value: “32 GB” is missing from “quantities”; add its numbers and its unit, with which the site calculates.",
    "specifications[14].quantities[2].unit: the text “About 23 s per point; 500 m² in 70 min” does not contain 70 h; correct one of them.",
  ]);
});

test("accepts the word of a unit, and numbers in the format of the site's locale", () => {
  expect(problems()).toEqual([]);
  content.change("site.json", '"language":"en","region":"US"', '"language":"de","region":"DE"');
  content.change(PRODUCT, "up to 5 hours", "bis zu 5 Stunden");
  content.change(PRODUCT, '"value": "About 0.655 kg"', '"value": "Etwa 0,655 kg"');
  content.change(PRODUCT, 'maxSceneSize",\n      "value": "2,000 m²"', 'maxSceneSize",\n      "value": "2.000 m²"');
  expect(problems().filter((line) => line.includes("quantities"))).toEqual([]);
});
