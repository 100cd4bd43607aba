import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

/** What dependency-cruiser finds below a folder with the project's own rules. */
function violationsIn(folder: string): string[] {
  const cli = resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const args = [cli, "src", "--config", resolve(".dependency-cruiser.mjs"), "--output-type", "json"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const { violations } = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary;
  return violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

test("imports against the plan, between features and in circles of types are found", () => {
  expect(violationsIn(join("__tests__", "fixtures", "house"))).toEqual([
    "no-circle: src/features/blog/card.ts",
    "no-feature-imports-another: src/features/blog/card.ts",
    "src/content-imports-upwards: src/content/names.ts",
  ]);
});
