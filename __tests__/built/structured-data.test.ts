import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headOf, partsOf, type Part } from "../support/built/built";
import { routes } from "../../testing/routes";
import { contentOf } from "../support/content/data";
import { vocabulary } from "../support/built/vocabulary";

/** Validates all pages in a separate process, because Jest cannot load the validator, which is an ES module. */
const VALIDATOR = `
  import { readFileSync } from "node:fs";
  import Validator from "@adobe/structured-data-validator";
  const { vocabulary, pages } = JSON.parse(readFileSync(process.argv[1], "utf8"));
  const validator = new Validator(vocabulary);
  const issues = [];
  for (const [route, jsonld] of pages) {
    for (const { severity, issueMessage, rootType, fieldNames } of await validator.validate({ jsonld })) {
      issues.push([route, severity, rootType, issueMessage, fieldNames].join(" | "));
    }
  }
  console.log(JSON.stringify(issues));
`;

/** Issues about fields that Google only recommends and our content does not have. */
const RECOMMENDED = [
  /"(duration|expires|hasPart|publication|ineligibleRegion|interactionStatistic)"/,
  // The breadcrumbs of the home page have one item.
  /^\/ \|.*At least two ListItems/,
  // Pictures of a tour have the license of the sample data.
  ...(routes.includes("/sample-data") ? [] : [/"(acquireLicensePage|license)"/]),
];

/** All issues of all pages, each as one line. */
function issuesOf(pages: readonly (readonly [string, Part[]])[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "structured-"));
  try {
    const byType = pages.map(([route, parts]) => {
      const types = new Set(parts.map((part) => part["@type"]));
      return [
        route,
        Object.fromEntries([...types].map((type) => [type, parts.filter((part) => part["@type"] === type)])),
      ];
    });
    writeFileSync(join(folder, "pages.json"), JSON.stringify({ vocabulary: vocabulary(), pages: byType }));
    const args = ["--input-type=module", "--eval", VALIDATOR, join(folder, "pages.json")];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 26 })) as string[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("structured data of every page is valid by Google's rules and schema.org's vocabulary", () => {
  const issues = issuesOf(routes.map((route) => [route, partsOf(headOf(route))]));
  expect(issues.filter((issue) => issue.includes("| ERROR |"))).toEqual([]);
  expect(issues.filter((issue) => !RECOMMENDED.some((pattern) => pattern.test(issue)))).toEqual([]);
});

(routes.includes("/sample-data") ? test : test.skip)("the sample data is a dataset with the name of its tour", () => {
  const dataset = partsOf(headOf("/sample-data")).find((part) => part["@type"] === "Dataset");
  const { tour } = contentOf<{ tour: string }>("pages/sample-data.json");
  expect(dataset?.["name"]).toContain(contentOf<{ name: string }>(`tours/${tour}.json`).name);
});

test("the validator finds errors", () => {
  const issues = issuesOf([
    ["/one", [{ "@type": "VideoObject", name: "No date" }]],
    ["/two", [{ "@type": "Produkt", name: "No such type" }]],
    ["/three", [{ "@type": "Article", horsepower: 2 }]],
    ["/four", [{ "@type": "Product", name: "PRO", offers: { "@type": "Offer", price: "Contact for pricing" } }]],
  ]);
  for (const route of ["/one", "/two", "/three", "/four"]) {
    expect([route, issues.some((issue) => issue.startsWith(`${route} |`))]).toEqual([route, true]);
  }
});
