import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { main } from "../scripts/lib/main";

/** Names of benches, from the quickest to the slowest. */
const BENCHES = ["host", "forms", "frames", "scan", "own-scan", "interactions", "pages", "desk", "build"];

/** Runs all benches one after the other, each in its own process. Returns the number of failed benches. */
function benchAll(): number {
  const failed = BENCHES.filter((name) => {
    console.log(`\n=== bench:${name}`);
    const args = ["--import", "tsx", resolve(`bench/${name}.ts`)];
    return spawnSync(process.execPath, args, { stdio: "inherit" }).status !== 0;
  });
  if (failed.length > 0) console.error(`Failed: ${failed.map((name) => `bench:${name}`).join(", ")}.`);
  return failed.length;
}

main(benchAll);
