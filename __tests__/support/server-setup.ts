import { resolve } from "node:path";
import { build } from "esbuild";
import { Cluster } from "./postgres";

/** Commands that tests start often. */
const OFTEN = ["serve", "submissions"];
/** Under the repository, so that libraries that are not bundled are found. */
const FOLDER = resolve("node_modules/.cache/host-tests");
/** Libraries that cannot be bundled: native code, threads, and pg-native, which pg looks for and we do not install. */
const NOT_BUNDLED = ["libsql", "pg-native", "pino"];

/** The PostgreSQL of all tests that need one, but for those that stop it or fill its disk. */
let cluster: Cluster | undefined;

/**
 * Before any test of the host, starts a PostgreSQL, and makes commands and their libraries one file of JavaScript each.
 * As TypeScript, each start takes a second of the processor, as this a third; tests start some hundreds.
 */
const setup = async (): Promise<void> => {
  await build({
    entryPoints: OFTEN.map((name) => `scripts/${name}.ts`),
    outdir: FOLDER,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    platform: "node",
    format: "cjs",
    external: NOT_BUNDLED,
  });
  process.env.BUNDLED_COMMANDS = FOLDER;
  cluster = await Cluster.start();
  process.env.POSTGRES_URL = cluster.url("postgres");
};

/** Stops it, when all tests of the host are through. */
export const stopPostgres = (): Promise<void> | undefined => cluster?.remove();

export default setup;
