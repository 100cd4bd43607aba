import { keepUnits } from "../../../src/domain/units";

test.each([
  ["META 2.9 kg, ±1 cm", "META 2.9\u00a0kg, ±1\u00a0cm"],
  ["0.2 to 70 m of 55 m² in 40 min", "0.2 to 70\u00a0m of 55\u00a0m² in 40\u00a0min"],
  ["13 projects, 5 minutes, 3 sides", "13 projects, 5 minutes, 3 sides"],
])("figures stay with their units: %s", (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});
