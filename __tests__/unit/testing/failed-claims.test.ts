import { failedClaims } from "../../../testing/accessibility/failed-claims";

const outcome = (path: string, passed: string[], violated: string[] = []) => ({
  path,
  passed,
  violated,
  violations: [],
});

test("a claim holds if its rule passed on a page and was violated on none", () => {
  const criteria = [{ number: "1.1.1", axe: ["image-alt"] }, { number: "1.3.3" }];
  expect(failedClaims(criteria, [outcome("/", ["image-alt"]), outcome("/contact", [])])).toEqual([]);
});

test("a violated rule is reported with its criterion and its pages", () => {
  const outcomes = [outcome("/", ["image-alt"]), outcome("/a", [], ["image-alt"]), outcome("/a", [], ["image-alt"])];
  expect(failedClaims([{ number: "1.1.1", axe: ["image-alt"] }], outcomes)).toEqual([
    "1.1.1: image-alt is violated on /a.",
  ]);
});

test("a rule that applied to no page is reported", () => {
  expect(failedClaims([{ number: "1.1.1", axe: ["image-alt"] }], [outcome("/", [])])).toEqual([
    "1.1.1: image-alt passed on no page.",
  ]);
});
