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
