import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SETTINGS } from "@capture/host/settings";
import { FORM_TYPES } from "@capture/receiver/payload/payload";
import { BUILD_SETTINGS, PREVIEWS_SETTINGS } from "../../../scripts/assets/build-settings";
import { envExample } from "../../../scripts/assets/settings-texts";

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

test("every setting of the build and of previews is read by code", () => {
  const code = [
    "src/forms",
    "gatsby",
    "scripts/site",
    "packages/content/src",
    "packages/desk/src",
    "packages/receiver/src",
  ]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(name, "utf8"))
    .join("\n");
  const names = Object.keys({ ...BUILD_SETTINGS, ...PREVIEWS_SETTINGS });
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

test(".env.example is that of npm run docs:settings, and contains only comments", () => {
  const text = readFileSync(".env.example", "utf8");
  expect(text).toBe(envExample());
  expect(text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
});
