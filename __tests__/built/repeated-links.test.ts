import { isEmbedded } from "../../src/components/layout/embed/embedded-pages";
import { routes } from "../../testing/routes";
import { documentOf } from "../support/browser/built";

/** The links of the header and of the footer of a page, in their order. */
const linksOf = (route: string): string[][] =>
  ["header", "footer"].map((part) =>
    [...documentOf(route).querySelectorAll(`body ${part}:not(main *) a`)].map((link) =>
      // A link to a part of the same page differs only in its path.
      (link.getAttribute("href") ?? "").replace(route, ""),
    ),
  );

test("header and footer have the same links in the same order on every page", () => {
  const pages = routes.filter((route) => !isEmbedded(route) && route !== "/");
  const [first = ""] = pages;
  const expected = linksOf(first);
  for (const links of expected) expect(links).not.toHaveLength(0);
  for (const route of pages) expect([route, linksOf(route)]).toEqual([route, expected]);
});
