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

test("imports against the layers, between features, of Node in the browser and in cycles of types are found", () => {
  expect(violationsIn(join("__tests__", "fixtures", "layers"))).toEqual([
    "browser-code-imports-no-content: src/components/ui/reader.ts",
    "browser-code-imports-no-node: src/components/ui/reader.ts",
    "content-imports-no-site-code: src/content/names.ts",
    "no-cycle: src/features/blog/card.ts",
    "no-feature-imports-another: src/features/blog/card.ts",
    "src/theme-imports-upwards: src/theme/tokens.ts",
  ]);
});
