import { wholeNumbers } from "../../../bench/lib/options";

test("sizes are whole numbers between commas", () => {
  expect(wholeNumbers("0,1000, 5000")).toEqual([0, 1000, 5000]);
});

test.each(["", "1,", "-1", "1.5", "many"])("“%s” is refused", (text) => {
  expect(() => wholeNumbers(text)).toThrow("is no whole number.");
});
