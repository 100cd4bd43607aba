import { documentOf } from "../support/built";
import { isEntry, routes, site } from "../support/routes";

const titleOf = (route: string): string => documentOf(route).title;

test("the title of the case studies follows the specified pattern", () => {
  expect(titleOf("/case-studies")).toBe(`Case Studies | ${site.brand}`);
});

test("the title of every page except list entries ends with the brand, once", () => {
  for (const route of routes.filter((path) => !isEntry(path))) {
    const title = titleOf(route);
    expect([route, title.endsWith(` | ${site.brand}`)]).toEqual([route, true]);
    expect([route, title.split(site.brand)]).toEqual([route, [expect.stringMatching(/ \| $/), ""]]);
  }
});
