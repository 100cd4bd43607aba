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

test("a page asks for no script but the one that is counted, and for that after its first screen", () => {
  for (const route of [...routes, "/404"]) {
    const html = htmlOf(route);
    expect([route, /<(script[^>]* src=|link[^>]* as="script")/.exec(html)?.[0]]).toEqual([route, undefined]);
    const late = [...html.matchAll(/\("(\/[^"]+\.js)"\)<\/script>/g)].map(([, file]) => file);
    expect([route, late]).toEqual([route, [expect.stringMatching(/^\/app-\w+\.js$/)]]);
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
