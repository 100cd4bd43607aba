import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { childSeconds, treeMemoryMB } from "../lib/process-tree";

/** Short enough to record peaks of a few seconds, long enough not to slow down the build. */
const SAMPLE_INTERVAL_MS = 400;

export interface Cost {
  /** CPU time, user and system, of all processes of the build. */
  readonly cpuSeconds: number;
  /** Elapsed time, which depends on the load of the machine. */
  readonly wallSeconds: number;
  /** The peak of the sum of the memory of all processes of the build. */
  readonly peakMB: number;
}

/**
 * Builds the site in a folder with the project's own command, and measures it.
 * @throws Error with the end of the log when the build fails
 */
export async function measureBuild(folder: string): Promise<Cost> {
  const before = { cpuSeconds: childSeconds(), time: performance.now() };
  const child = spawn(process.execPath, ["--require", "tsx/cjs", "scripts/site/build.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "" },
  });
  const log = createWriteStream(join(folder, "build.log"));
  let logEnd = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (logEnd = `${logEnd}${chunk.toString()}`.slice(-2000)));
    stream.pipe(log, { end: false });
  }
  const killBuild = (): void => void child.kill();
  process.once("exit", killBuild);
  let peakMB = 0;
  const sampling = setInterval(() => (peakMB = Math.max(peakMB, treeMemoryMB(child.pid ?? 0))), SAMPLE_INTERVAL_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  clearInterval(sampling);
  process.off("exit", killBuild);
  log.end();
  if (code !== 0) throw new Error(`The build in ${folder} failed with exit code ${code}:\n${logEnd}`);
  return {
    cpuSeconds: childSeconds() - before.cpuSeconds,
    wallSeconds: (performance.now() - before.time) / 1000,
    peakMB,
  };
}
