import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { firstScripts } from "../../bench/budget/first-scripts";
import { LIMITS } from "../../bench/budget/limits";
import { htmlOf } from "../support/built";
import { routes } from "../support/routes";

test.each(routes)("the first scripts of %s keep to their budget", (route) => {
  const scripts = firstScripts("public", route);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(LIMITS.script);
});

/** What comes only when somebody asks for it: forms with their libraries, dialogs, the help desk's search. */
const ASKED_FOR = [
  /(^|\/)node_modules\/(formik|yup|minisearch|fastest-levenshtein)\//,
  /\/(live-form|form-panel|form-dialog|project-dialog|dialog|notice-list|sitemap-ping)\.tsx?$/,
];

test.each(routes)("the first scripts of %s hold nothing that is fetched when it is asked for", (route) => {
  const modules = firstScripts("public", route).flatMap((script) => script.modules);
  expect(modules.some((name) => /\/dialogs\.tsx$/.test(name))).toBe(true);
  expect(modules.filter((name) => ASKED_FOR.some((part) => part.test(name)))).toEqual([]);
});

test("all fonts together keep to their budget", () => {
  const files = readdirSync("public/fonts").filter((name) => name.endsWith(".woff2"));
  const named = files.filter((name) => htmlOf("/").includes(name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.reduce((sum, name) => sum + statSync(join("public/fonts", name)).size, 0)).toBeLessThanOrEqual(
    LIMITS.fonts,
  );
});
