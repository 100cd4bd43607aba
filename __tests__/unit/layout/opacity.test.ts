import { isOpaque } from "../../../src/components/layout/opacity";

test.each([
  [-30, false],
  [0, false],
  [10, false],
  [10.5, true],
  [11, true],
  [4000, true],
])("scrolled by %f pixels, the bar is opaque: %s", (scrolled, opaque) => {
  expect(isOpaque(scrolled)).toBe(opaque);
});
