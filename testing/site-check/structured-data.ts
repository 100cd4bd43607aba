import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BuiltSite } from "./built-site";
import type { CheckResult } from "./check-result";
import type { Part, SitePage } from "./site-page";
import { vocabulary } from "./vocabulary";

/** Validates all pages in a separate process, because Jest cannot load the validator, which is an ES module. */
const VALIDATOR = `
  import { readFileSync } from "node:fs";
  import Validator from "@adobe/structured-data-validator";
  const { vocabulary, pages } = JSON.parse(readFileSync(process.argv[1], "utf8"));
  const validator = new Validator(vocabulary);
  const issues = [];
  for (const [path, jsonld] of pages) {
    for (const { severity, issueMessage, rootType, fieldNames } of await validator.validate({ jsonld })) {
      issues.push({ path, severity, text: [rootType, issueMessage, fieldNames].join(" | ") });
    }
  }
  console.log(JSON.stringify(issues));
`;

/** What Google's rules or the vocabulary of schema.org object to in the structured data of a page. */
export interface StructuredDataIssue {
  readonly path: string;
  readonly severity: "ERROR" | "WARNING";
  /** Type, message and fields. */
  readonly text: string;
}

/** Checks that the structured data of each page can be read, and has the fields that its types require. */
export function checkStructuredData({ pages }: BuiltSite): CheckResult {
  const read = [...pages].map(([path, page]) => ({ path, parts: partsOf(page) }));
  const unreadable = read.flatMap(({ path, parts }) =>
    parts === undefined ? [`${path} has structured data that is not JSON, or none. Build the site again.`] : [],
  );
  const issues = findIssues(read.flatMap(({ path, parts }) => (parts === undefined ? [] : [[path, parts] as const])));
  const faults = issues
    .filter(({ severity }) => severity === "ERROR")
    .map(({ path, text }) => `${path} has a mistake in its structured data: ${text}. Complete the entry of the page.`);
  return { name: "structured data", count: pages.size, faults: [...unreadable, ...faults] };
}

/** The parts of all graphs of a page; `undefined` if there are none, or one is not JSON. */
function partsOf({ structuredData, isHidden }: SitePage): Part[] | undefined {
  try {
    const parts = structuredData.flatMap((text) => (JSON.parse(text) as { "@graph": Part[] })["@graph"]);
    return parts.length > 0 || isHidden ? parts : undefined;
  } catch {
    return undefined;
  }
}

/** Validates the structured data of pages. */
export function findIssues(pages: readonly (readonly [path: string, parts: readonly Part[]])[]): StructuredDataIssue[] {
  const folder = mkdtempSync(join(tmpdir(), "structured-"));
  try {
    const byType = pages.map(([path, parts]) => {
      const types = new Set(parts.map((part) => part["@type"]));
      return [
        path,
        Object.fromEntries([...types].map((type) => [type, parts.filter((part) => part["@type"] === type)])),
      ];
    });
    writeFileSync(join(folder, "pages.json"), JSON.stringify({ vocabulary: vocabulary(), pages: byType }));
    const args = ["--input-type=module", "--eval", VALIDATOR, join(folder, "pages.json")];
    return JSON.parse(
      execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 26 }),
    ) as StructuredDataIssue[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
