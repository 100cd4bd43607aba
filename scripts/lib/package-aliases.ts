import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Our packages for esbuild, which would otherwise not bundle their code when packages are external.
 * @param folder path of the project
 */
export const packageAliases = (folder = "."): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, "packages")).map((name) => [`@capture/${name}`, `./packages/${name}/src`]),
  );
