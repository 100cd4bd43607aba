import { resolve } from "node:path";
import { build } from "esbuild";
import { scriptFile } from "../../../testing/server/script-file";
import { offerDatabases } from "../../../testing/server/shared-cluster";

/** Commands that tests start often. */
const COMMANDS = ["build", "preview", "previews", "serve", "start", "submissions"];
/** In the repository, so that Node finds libraries that are not bundled. */
const FOLDER = resolve("node_modules/.cache/host-tests");
/**
 * Libraries that cannot be bundled: native code, threads, requests for files by computed names, and pg-native, which is
 * optional for pg and not installed.
 */
const NOT_BUNDLED = ["esbuild", "jsonc-parser", "libsql", "pg-native", "pino"];

/**
 * Bundles commands before the tests of the host, which start them several hundred times. From TypeScript a start takes one
 * second of CPU time, from a bundle a third of that.
 */
const setup = async (): Promise<void> => {
  await build({
    entryPoints: COMMANDS.map((name) => ({ in: scriptFile(name), out: name })),
    outdir: FOLDER,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    platform: "node",
    format: "cjs",
    external: NOT_BUNDLED,
  });
  process.env.BUNDLED_COMMANDS = FOLDER;
  await offerDatabases();
};

export default setup;
