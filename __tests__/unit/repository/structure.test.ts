import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { drawRooms, floorsOf, readRooms } from "../../../scripts/assets/structure";

const MAX_FLOORS = 10;

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

/** What dependency-cruiser finds below a folder with the project's own rules. */
function violationsIn(folder: string): string[] {
  const cli = resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const args = [cli, "src", "packages", "--config", resolve(".dependency-cruiser.mjs"), "--output-type", "json"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const { violations } = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary;
  return violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

test("imports against the layers, between features, from packages, of Node in the browser and in cycles are found", () => {
  expect(violationsIn(join("__tests__", "fixtures", "layers"))).toEqual([
    "browser-code-imports-no-content: src/ui/reader.ts",
    "browser-code-imports-no-node: src/ui/reader.ts",
    "no-cycle: src/features/blog/card.ts",
    "no-feature-imports-another: src/features/blog/card.ts",
    "packages-import-no-site-code: packages/content/src/names.ts",
    "src/theme-imports-upwards: src/theme/tokens.ts",
  ]);
});

test("packages use neither GraphQL nor types of queries, which belong to the site", () => {
  const files = readdirSync("packages", { recursive: true, encoding: "utf8" }).filter((name) =>
    /^\w+\/src\/.*\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(
    files.filter((name) => /\bQueries\.|from "gatsby"/.test(readFileSync(join("packages", name), "utf8"))),
  ).toEqual([]);
});

test("CONTRIBUTING draws the rooms as they import each other, on few floors and without a circle", () => {
  const rooms = readRooms();
  expect(Math.max(...floorsOf(rooms).values())).toBeLessThanOrEqual(MAX_FLOORS);
  expect(readFileSync("CONTRIBUTING.md", "utf8")).toContain(drawRooms(rooms));
});
