import { keepUnits } from "../../../src/domain/units";

test.each([
  ["META 2.9 kg, ±1 cm", "META 2.9\u00a0kg, ±1\u00a0cm"],
  ["0.2 to 70 m of 55 m² in 40 min", "0.2 to 70\u00a0m of 55\u00a0m² in 40\u00a0min"],
  [
    "<p>1 m</p><pre><code>sleep 5 s</code></pre><p>2 m</p>",
    "<p>1\u00a0m</p><pre><code>sleep 5 s</code></pre><p>2\u00a0m</p>",
  ],
  ['<a href="mailto:a@b.example?subject=5 m">5 m</a>', '<a href="mailto:a@b.example?subject=5 m">5\u00a0m</a>'],
  ["below <1 m, 2\u00a0m", "below <1\u00a0m, 2\u00a0m"],
  ["13 projects, 5 minutes, 3 sides", "13 projects, 5 minutes, 3 sides"],
])("joins numbers and units with a no-break space, except in code and attributes: %s", (text, expected) => {
  expect(keepUnits(text)).toBe(expected);
});
