import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folder in which a build records the text of each of its inline scripts: `early-input.js`. */
export const INLINE_SCRIPTS = ".cache/inline-scripts";

/** Records the text of an inline script, so that the build allows it. */
export function recordInlineScript(name: string, text: string): void {
  mkdirSync(INLINE_SCRIPTS, { recursive: true });
  writeFileSync(join(INLINE_SCRIPTS, `${name}.js`), text);
}

/**
 * The texts of the inline scripts that a build has recorded.
 * @param folder of the project, or of the state of another build: `.languages/de`
 */
export function recordedScripts(folder = "."): string[] {
  const records = join(folder, INLINE_SCRIPTS);
  return readdirSync(records).map((name) => readFileSync(join(records, name), "utf8"));
}
