import { runNode } from "../../lib/run";

/**
 * Builds in another process, so that the host can respond during the build.
 * @returns the exit code
 */
export const buildInProcess = (): Promise<number> => runNode("--require", ["tsx/cjs", "scripts/site/build.ts"]);
