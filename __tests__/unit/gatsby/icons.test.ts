import { iconNames, iconSheet, inlineIcons } from "../../../gatsby/outputs/icons";
import { pageFacts } from "../../../gatsby/lib/page-facts";

test("every icon that the content may name is in the sheet once", () => {
  const names = iconNames();
  const ids = [...iconSheet(names).matchAll(/<symbol id="icon-([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(names);
  expect(new Set(ids).size).toBe(names.length);
});

test("a symbol has only a shape, without color and line width", () => {
  expect(iconSheet(["x"])).toMatch(/<symbol id="icon-x" viewBox="0 0 24 24"><path d="[^"]+"/);
});

test("an icon that the icon set lacks stops the build", () => {
  expect(() => iconSheet(["no-such-icon"])).toThrow("no-such-icon");
});

const withIcons = (html: string): string => inlineIcons(html, pageFacts(html));

test("a page contains exactly the icons that it shows, without duplicates", () => {
  const use = (name: string) => `<svg><use href="#icon-${name}"></use></svg>`;
  const html = withIcons(`<body class="a"><p>${use("x")}${use("menu")}${use("x")}</p></body>`);
  expect([...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["icon-x", "icon-menu"]);
  expect(html.indexOf("<symbol")).toBeLessThan(html.indexOf("<p>"));
  expect(withIcons(html)).toBe(html);
});

test("a page without icons is not changed", () => {
  const html = "<body><p>No icons.</p></body>";
  expect(withIcons(html)).toBe(html);
});

test("a page without a body stops the build", () => {
  expect(() => withIcons('<svg><use href="#icon-x"></use></svg>')).toThrow("<body>");
});
