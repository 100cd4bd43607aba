import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { firstScripts } from "../../testing/budget/first-scripts";
import { LIMITS } from "../../testing/budget/limits";
import { htmlOf } from "../support/built/built";
import { languagePaths, routes } from "../../testing/routes";

test.each(routes)("the first scripts of %s are within their budget", (route) => {
  const scripts = firstScripts("public", route);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(LIMITS.script);
});

/** Modules loaded on demand: forms with their libraries, dialogs, the assistant's search, the viewer of tours, the stage of models, the sheet of the accuracy guide, the player of background videos. */
const ON_DEMAND = [
  /(^|\/)node_modules\/(formik|yup|minisearch|fastest-levenshtein|three)\//,
  /\/features\/tours\/(viewer\/|geometry\/(camera|depth|pick-point))/,
  /\/features\/models\/(stage|geometry)\//,
  /\/specification-sheet\.tsx$/,
  /\/(live-form|form-dialog|project-dialog|dialog|notice-list|copy-markdown|sitemap-ping|video-loop)\.tsx?$/,
];

test.each(routes)("the first scripts of %s do not contain modules that are loaded on demand", (route) => {
  const modules = firstScripts("public", route).flatMap((script) => script.modules);
  expect(modules.some((name) => /\/dialogs\.tsx$/.test(name))).toBe(true);
  expect(modules.filter((name) => ON_DEMAND.some((pattern) => pattern.test(name)))).toEqual([]);
});

test.each(["/", ...languagePaths])("all fonts of %s together are within their budget", (home) => {
  const files = readdirSync("public/fonts").filter((name) => name.endsWith(".woff2"));
  const usedFiles = files.filter((name) => htmlOf(home).includes(name));
  expect(usedFiles.length).toBeGreaterThan(0);
  expect(usedFiles.reduce((sum, name) => sum + statSync(join("public/fonts", name)).size, 0)).toBeLessThanOrEqual(
    LIMITS.fonts,
  );
});
