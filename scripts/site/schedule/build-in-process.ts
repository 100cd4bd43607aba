import { runNode } from "../../lib/run";
import { buildEnvironment } from "../build-environment";

/**
 * Builds in another process, so that the host can respond during the build, and without the secrets of the host.
 * @returns the exit code
 */
export const buildInProcess = (): Promise<number> =>
  runNode("--require", ["tsx/cjs", "scripts/site/build.ts"], {}, process.cwd(), buildEnvironment());
