import { isEmbedded } from "../../src/layout/embed/embedded-pages";
import { routes } from "../../testing/routes";
import { documentOf } from "../support/built/built";

/** The links of the header and of the footer of a page, in their order, without those to the page in another language. */
const linksOf = (route: string): (string | null)[][] =>
  ["header", "footer"].map((part) =>
    [...documentOf(route).querySelectorAll(`body ${part}:not(main *) a:not([hreflang])`)].map((link) =>
      link.getAttribute("href"),
    ),
  );

test("header and footer have the same links in the same order on every page", () => {
  const pages = routes.filter((route) => !isEmbedded(route));
  const [first = ""] = pages;
  const expected = linksOf(first);
  for (const links of expected) expect(links).not.toHaveLength(0);
  for (const route of pages) expect([route, linksOf(route)]).toEqual([route, expected]);
});
