import { pseudoLocalize } from "../../../testing/pseudo-locale/pseudo-localize";

test("replaces every letter by another, and doubles vowels", () => {
  expect(pseudoLocalize("Capture spaces")).toBe("Çááþţúúŕéé šþááçééš");
  expect(pseudoLocalize("ANY QUIZ")).toBe("ÁáÑÝý ɊÚúÍíŽ");
});

test.each(["{brand}", "{mailboxes.sales}", "&nbsp;", "&#8217;", "https://acme.example/a-b", "sales@acme.example"])(
  "keeps %s",
  (part) => {
    expect(pseudoLocalize(`By ${part}`)).toBe(`Ɓýý ${part}`);
  },
);

test.each(["2.865 kg", "0.2\u00a0m", "1,600 ft²", "−10 °C", "24 GHz", "100 %"])("keeps the figure %s", (figure) => {
  expect(pseudoLocalize(figure)).toBe(figure);
});

test("replaces letters next to a digit that are not a unit", () => {
  expect(pseudoLocalize("8K, 4 houses, 3 masts")).toBe("8Ķ, 4 ĥööúúšééš, 3 ɱáášţš");
});

test("keeps tags and their attributes, and code", () => {
  expect(pseudoLocalize('<p>A <a href="/x" title="B">b</a></p>')).toBe('<p>Áá <a href="/x" title="B">ƀ</a></p>');
  expect(pseudoLocalize("<p>Run <code>npm run x</code> now</p>")).toBe("<p>Ŕúúñ <code>npm run x</code> ñööŵ</p>");
});

test("is at most as long as its field allows", () => {
  expect(pseudoLocalize("A house", 9)).toBe("Áá ĥööúšé");
  expect(pseudoLocalize("A house", 7)).toBe("Á ĥöúšé");
});

test("makes a paragraph about 40 % longer, without a letter of English", () => {
  const text =
    "Capture a whole building in an afternoon, measure it at your desk, and share it with everyone who needs it.";
  const longer = pseudoLocalize(text);
  expect(longer.length).toBeGreaterThan(1.3 * text.length);
  expect(longer.length).toBeLessThan(1.5 * text.length);
  expect(longer).not.toMatch(/[a-z]/i);
});
