import { headOf, partsOf } from "../support/built/built";
import { routes } from "../../testing/routes";
import { findIssues } from "../../testing/site-check/structured-data";
import { contentOf } from "../support/content/data";

/** Issues about fields that Google only recommends and our content does not have. */
const RECOMMENDED = [
  /"(duration|expires|hasPart|publication|ineligibleRegion|interactionStatistic)"/,
  // The breadcrumbs of the home page have one item.
  /^\/ \|.*At least two ListItems/,
  // Pictures of a tour have the license of the sample data.
  ...(routes.includes("/sample-data") ? [] : [/"(acquireLicensePage|license)"/]),
];

test("structured data of every page has the fields that Google recommends", () => {
  const issues = findIssues(routes.map((route) => [route, partsOf(headOf(route))])).map(
    ({ path, text }) => `${path} | ${text}`,
  );
  expect(issues.filter((issue) => !RECOMMENDED.some((pattern) => pattern.test(issue)))).toEqual([]);
});

(routes.includes("/sample-data") ? test : test.skip)("the sample data is a dataset with the name of its tour", () => {
  const dataset = partsOf(headOf("/sample-data")).find((part) => part["@type"] === "Dataset");
  const { tour } = contentOf<{ tour: string }>("pages/sample-data.json");
  expect(dataset?.["name"]).toContain(contentOf<{ name: string }>(`tours/${tour}.json`).name);
});
