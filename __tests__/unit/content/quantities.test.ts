import { quantityPattern } from "../../../src/domain/quantities";

test.each(["he-IL", "ur-PK"])(
  "finds a negative value in a text of %s, with or without a mark for the direction",
  (locale) => {
    const pattern = quantityPattern({ values: [-5, 45], unit: "°C" }, locale);
    expect(pattern.test("−5 … 45 °C")).toBe(true);
    expect(pattern.test("\u200e-5 … 45 °C")).toBe(true);
    expect(pattern.test("5 … 45 °C")).toBe(false);
  },
);
