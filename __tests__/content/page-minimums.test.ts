import { routes } from "../../testing/routes";
import { entriesIn } from "../support/content/data";
import { minimumOf } from "../support/content/page-minimums";

const published = (prefix: string): number => routes.filter((route) => route.startsWith(prefix)).length;

test("minimums follow the published entries of the content", () => {
  expect(minimumOf("/blog").pictures).toBe(published("/blog/"));
  expect(minimumOf("/case-studies").pictures).toBe(published("/case-studies/"));
  expect(minimumOf("/solutions").pictures).toBe(published("/solutions/"));
  const industries = new Set(entriesIn<{ category: string }>("projects").map(({ category }) => category));
  expect(minimumOf("/showcase").buttons).toBeGreaterThan(industries.size);
});

test("a page without a minimum of its own gets that of its kind, or a minimum of one picture", () => {
  expect(minimumOf("/solutions/a-new-one")).toEqual(minimumOf("/solutions/another"));
  expect(minimumOf("/solutions/a-new-one").buttons).toBeGreaterThan(0);
  expect(minimumOf("/no-such-page")).toEqual({ pictures: 1, buttons: 0, fields: 0 });
});
