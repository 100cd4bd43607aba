import { resolve } from "node:path";
import { build } from "esbuild";
import { scriptFile } from "../../../testing/server/script-file";

/** Commands that tests start often. */
const OFTEN = ["serve", "submissions"];
/** Under the repository, so that libraries that are not bundled are found. */
const FOLDER = resolve("node_modules/.cache/host-tests");
/** Libraries that cannot be bundled: native code, threads, and pg-native, which pg looks for and we do not install. */
const NOT_BUNDLED = ["libsql", "pg-native", "pino"];

/**
 * Makes commands and their libraries one file of JavaScript each, before any test of the host. As TypeScript, each start
 * takes a second of the processor, as this a third; tests start some hundreds.
 */
const setup = async (): Promise<void> => {
  await build({
    entryPoints: OFTEN.map((name) => ({ in: scriptFile(name), out: name })),
    outdir: FOLDER,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    platform: "node",
    format: "cjs",
    external: NOT_BUNDLED,
  });
  process.env.BUNDLED_COMMANDS = FOLDER;
};

export default setup;
