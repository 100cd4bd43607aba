import { resolve } from "node:path";
import { buildSync } from "esbuild";

const FOLDER = "node_modules/.cache/host-tests";
/** Libraries that cannot be bundled: native code, threads, and pg-native, which pg looks for and we do not install. */
const NOT_BUNDLED = ["libsql", "pg-native", "pino"];
const bundled = new Map<string, string>();

/**
 * A command of the repository and its libraries as one file of JavaScript. As TypeScript, each start takes a second of
 * the processor, as this a third; tests start some hundreds.
 * @returns the path of the file, which is under the repository so that the other libraries are found
 */
export function bundleOf(name: string): string {
  const known = bundled.get(name);
  if (known !== undefined) return known;
  // Test files run in several processes at once.
  const outfile = resolve(FOLDER, `${name}-${process.env["JEST_WORKER_ID"] ?? "bench"}.cjs`);
  const entryPoints = [resolve(`scripts/${name}.ts`)];
  buildSync({ entryPoints, outfile, bundle: true, platform: "node", format: "cjs", external: NOT_BUNDLED });
  bundled.set(name, outfile);
  return outfile;
}
