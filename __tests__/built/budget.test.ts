import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { firstChunks } from "../../bench/budget/chunks";
import { overBudget } from "../../bench/budget/growth";
import { LIMITS, scriptLimit } from "../../bench/budget/limits";
import { readRecord } from "../../bench/budget/record";
import { htmlOf } from "../support/built";
import { routes } from "../support/routes";

test("the first scripts of every page keep to their budget", () => {
  const recorded = readRecord();
  expect(routes.flatMap((path) => overBudget(path, firstChunks("public", path), scriptLimit(path), recorded))).toEqual(
    [],
  );
});

test("a page asks for no script but those that are counted", () => {
  for (const route of routes) {
    const scripts = [...htmlOf(route).matchAll(/<(?:script[^>]* src|link[^>]* as="script"[^>]* href)="([^"]+)"/g)];
    expect([route, scripts.map(([, file]) => /^\/app-\w+\.js$/.test(file ?? ""))]).toEqual([route, [true]]);
  }
});

test("all fonts together keep to their budget", () => {
  const files = readdirSync("public/fonts").filter((name) => name.endsWith(".woff2"));
  const named = files.filter((name) => htmlOf("/").includes(name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.reduce((sum, name) => sum + statSync(join("public/fonts", name)).size, 0)).toBeLessThanOrEqual(
    LIMITS.fonts,
  );
});
