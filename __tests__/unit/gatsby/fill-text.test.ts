import site from "../../fixtures/company/site.json";
import { fillText } from "../../../gatsby/node/fill-text";

test.each([
  ["{brand}, 0.2 to 70 m", `${site.brand}, 0.2 to 70\u00a0m`],
  [
    '<p>500 m² in <a href="https://a.example">70 min</a></p>',
    '<p>500\u00a0m² in <a rel="noopener" href="https://a.example">70\u00a0min</a></p>',
  ],
])("fills placeholders, joins numbers and units, and adds noopener to links: %s", (text, shown) => {
  expect(fillText(text)).toBe(shown);
});
