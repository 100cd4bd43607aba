import { documentOf } from "../support/built";
import { routes, site } from "../support/routes";

const titleOf = (route: string): string => documentOf(route).title;

test("the list of case studies is titled in the specified pattern", () => {
  expect(titleOf("/case-studies")).toBe(`Case Studies | ${site.brand}`);
});

test("every page but an entry of a list ends its title with the brand, once", () => {
  const entries = /^\/(case-studies|blog)\//;
  for (const route of routes.filter((path) => !entries.test(path))) {
    const title = titleOf(route);
    expect([route, title.endsWith(` | ${site.brand}`)]).toEqual([route, true]);
    expect([route, title.split(site.brand)]).toEqual([route, [expect.stringMatching(/ \| $/), ""]]);
  }
});
