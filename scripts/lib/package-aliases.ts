import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The doors of our packages for esbuild, which would otherwise not bundle their code when packages are external.
 * @param folder path of the project
 * @returns files by import: `@capture/domain/units` → `./packages/domain/src/units.ts`
 */
export function packageAliases(folder = "."): Record<string, string> {
  return Object.fromEntries(
    readdirSync(join(folder, "packages")).flatMap((name) => {
      const text = readFileSync(join(folder, "packages", name, "package.json"), "utf8");
      const { exports } = JSON.parse(text) as { readonly exports: Readonly<Record<string, string>> };
      return Object.entries(exports).map(([door, file]) => [
        `@capture/${join(name, door)}`,
        `./${join("packages", name, file)}`,
      ]);
    }),
  );
}
