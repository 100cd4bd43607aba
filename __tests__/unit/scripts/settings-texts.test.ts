import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SETTINGS } from "@capture/host/settings";
import { FORM_TYPES } from "@capture/receiver/payload/payload";
import { envExample, settingsTable } from "../../../scripts/assets/settings-texts";

/** The rows of a Markdown table without the spaces and dashes by which prettier aligns its columns. */
const rowsOf = (table: string): string[][] =>
  table
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((cell) => cell.trim().replace(/^-+$/, "-")));

const sources = ["packages/receiver/src", "packages/host/src"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .filter((name) => name.endsWith(".ts") && !/settings-schema|payload\//.test(name))
  .map((name) => readFileSync(name, "utf8"))
  .join("\n");

/** The variables of `env.X`, `values.X`, and `{ X } = values` or `{ X }: Environment`. */
const read = new Set(
  [...sources.matchAll(/\b(?:env|values)\.([A-Z][A-Z_]+)|\{([^{}]*)\}(?: = (?:env|values)\b|: Environment)/g)].flatMap(
    ([, property = "", pattern = ""]) =>
      [property, ...pattern.split(/[^A-Z_]+/)].filter((name) => /[A-Z]{2}/.test(name)),
  ),
);

test("every variable that host and receiver read is in the schema, and the schema contains no other", () => {
  const ofFormTypes = FORM_TYPES.map((type) => `WEBHOOK_URL_${type.toUpperCase()}`);
  // webhookFrom reads it by its name.
  const names = [...read, ...ofFormTypes, "WEBHOOK_URL"];
  expect([...new Set(names)].sort()).toEqual(Object.keys(SETTINGS).sort());
});

test("the table in docs/forms.md is that of npm run docs:settings", () => {
  const [, section = ""] =
    /<!-- settings: [^>]*-->(.*)<!-- end of settings -->/s.exec(readFileSync("docs/forms.md", "utf8")) ?? [];
  expect(rowsOf(section)).toEqual(rowsOf(settingsTable()));
});

test(".env.example is that of npm run docs:settings, and contains only comments", () => {
  const text = readFileSync(".env.example", "utf8");
  expect(text).toBe(envExample());
  expect(text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
});
