import { documentOf } from "../support/built";
import { routes } from "../support/routes";

const restOf = (element: Element): Element | null => element.closest("[data-rest]");

test.each(routes)("no field of %s has a list laid out with it before the page is drawn", (route) => {
  const page = documentOf(route);
  const withFields = new Set(
    [...page.querySelectorAll("input, textarea, select")].flatMap((field) => restOf(field) ?? []),
  );
  const listed = [...page.querySelectorAll("main article")].map(restOf);
  expect(listed.filter((rest) => rest && withFields.has(rest))).toEqual([]);
});

test("the footer is laid out after all else, unless it is on the screen", () => {
  const footers = routes.flatMap((route) => [...documentOf(route).querySelectorAll("body footer")].slice(-1));
  expect(footers.length).toBeGreaterThan(routes.length / 2);
  expect(footers.filter((footer) => !footer.hasAttribute("data-rest"))).toEqual([]);
});
