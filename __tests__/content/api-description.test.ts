import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { contentFile } from "../../src/content/model/folder";
import { fillFromSite } from "../../src/domain/placeholders";
import { publishedDescription } from "../../src/content/model/api-description";
import { testIf } from "../support/content/test-if";
import type { JsonValue } from "../../src/lib/json-value";

/** Lints a description in a separate process, because Jest cannot load the linter, which is an ES module. */
const LINTER = `
  import { readFileSync } from "node:fs";
  import { createConfig, lintFromString } from "@redocly/openapi-core";
  const config = await createConfig({ extends: ["recommended-strict"], rules: { "info-license": "off" } });
  const problems = await lintFromString({ source: readFileSync(0, "utf8"), absoluteRef: "/openapi.json", config });
  console.log(JSON.stringify(problems.map(({ ruleId, message, location }) =>
    [ruleId, message, ...location.map(({ pointer }) => pointer)].join(" | "))));
`;

const lint = (api: JsonValue): string[] =>
  JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", LINTER], {
      encoding: "utf8",
      input: JSON.stringify(api),
    }),
  ) as string[];

const path = contentFile("developers/openapi.json");
const testApi = testIf(existsSync(path), "The site has no data/developers/openapi.json.");
const read = (file: string): JsonValue => JSON.parse(readFileSync(file, "utf8")) as JsonValue;
const published = (): JsonValue => {
  const site = read(contentFile("site.json"));
  return publishedDescription(read(path), (text) => fillFromSite(text, site));
};

testApi("Redocly's strict rules find nothing in the published description of the API", () => {
  expect(lint(published())).toEqual([]);
});

testApi("the linter finds errors", () => {
  expect(lint({ ...Object(published()), tags: [], surplus: 1 } as JsonValue).join("\n")).toMatch(/surplus/);
});
