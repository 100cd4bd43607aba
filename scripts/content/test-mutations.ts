import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { checkContent } from "../../src/content/check/check";
import { contentFolder } from "../../src/content/model/folder";
import { mistakesIn } from "../../src/content/check/problem";
import { main } from "../lib/main";
import type { Outcome } from "./mutation/run-case";
import { isMissed, report } from "./mutation/report";
import type { Task } from "./mutation/worker";

/**
 * Breaks every value of every data file in each way that applies, one at a time and in memory, and counts the mistakes that
 * the content check finds. `--seed` selects other cases, `--share 0.1` takes every tenth case.
 */
main(async () => {
  const { seed, share } = parseArgs({
    options: { seed: { type: "string", default: "19" }, share: { type: "string", default: "1" } },
  }).values;
  const every = Math.round(1 / Number(share));
  if (!(every >= 1) || Number.isNaN(Number(seed)))
    throw new Error("--share must be a number between 0 and 1, and --seed a number.");
  const startTime = performance.now();
  const folder = contentFolder();
  if (mistakesIn(checkContent(folder)).length > 0)
    throw new Error("The content has mistakes. Run npm run content:check and fix them first.");
  const workers = availableParallelism();
  const parts = Array.from({ length: workers }, (_, part) =>
    outcomesOf({ folder, seed: Number(seed), from: part * every, step: workers * every }),
  );
  const outcomes = (await Promise.all(parts)).flat();
  console.log(report(outcomes));
  console.log(`${outcomes.length} cases in ${Math.round((performance.now() - startTime) / 1000)} s, seed ${seed}.`);
  return outcomes.some(isMissed) ? 1 : 0;
});

function outcomesOf(task: Task): Promise<Outcome[]> {
  return new Promise((done, fail) => {
    const worker = new Worker(join(__dirname, "mutation/worker.ts"), { workerData: task });
    worker.once("message", done);
    worker.once("error", fail);
  });
}
