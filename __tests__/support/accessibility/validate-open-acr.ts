import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { execPath } from "node:process";

const { resolve: find } = createRequire(__filename);
const PACKAGE = dirname(find("@openacr/openacr/package.json"));

/** The catalog of WCAG 2.2, which the package does not contain yet. */
export const CATALOG = resolve("__tests__/fixtures/openacr/2.5-edition-wcag-2.2-en.yaml");

/**
 * Validates a file with the command of `@openacr/openacr` against its schema and the catalog. The package is TypeScript
 * without a build, and its command reports a fault on standard error without an exit code.
 * @returns `Valid!` for a valid file, otherwise an empty text
 */
export function validateOpenAcr(file: string): string {
  const script = join(PACKAGE, "src/openacr.ts");
  const args = ["--require", find("tsx/cjs"), script, "validate", "-f", file, "-c", CATALOG];
  return execFileSync(execPath, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}
