import { parseAmount, toPlainAmount, toShownAmount } from "../../../src/domain/amounts";

const ANY = { min: 0, max: Infinity };

test.each([
  ["120,5", "120.5", "120,5", 120.5],
  ["120.5", "120.5", "120,5", 120.5],
  ["1.200", "1200", "1200", 1200],
  ["1.200,5", "1200.5", "1200,5", 1200.5],
  ["0,125", "0.125", "0,125", 0.125],
  ["120,", "120.", "120,", undefined],
  ["viel", "viel", "viel", undefined],
])("a German visitor who enters “%s” has it as %s in the URL", (entered, plain, shown, amount) => {
  expect(toPlainAmount(entered, "de-DE")).toBe(plain);
  expect(toShownAmount(plain, "de-DE")).toBe(shown);
  expect(parseAmount(plain, ANY, "de-DE")).toBe(amount);
});

test.each(["1,200", "120.5", "120,5"])("in English, “%s” stays as it is entered", (text) => {
  expect(toPlainAmount(text, "en-US")).toBe(text);
  expect(toShownAmount(text, "en-US")).toBe(text);
});
