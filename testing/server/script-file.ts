import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const { scripts } = JSON.parse(readFileSync(resolve("package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/**
 * The TypeScript file that a script of package.json runs: `serve` → `/…/scripts/site/serve.ts`.
 * @throws Error when package.json does not contain the script
 */
export function scriptFile(name: string): string {
  const file = scripts[name]?.split(" ").at(-1);
  if (file === undefined) throw new Error(`package.json does not contain a script “${name}”.`);
  return resolve(file);
}
