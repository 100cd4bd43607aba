import { parentPort, workerData } from "node:worker_threads";
import { contentChecker } from "../../../src/content/check/check";
import { readCollection } from "../../../src/content/check/collection";
import { casesOf } from "./cases";
import { runCase } from "./run-case";

/** The cases of a worker: every `step`th case, starting at index `from`. */
export interface Task {
  folder: string;
  seed: number;
  from: number;
  step: number;
}

const { folder, seed, from, step } = workerData as Task;
const check = contentChecker(folder);
const cases = [...casesOf(readCollection(folder), seed)].filter((_, index) => index % step === from);
parentPort?.postMessage(cases.map((each) => runCase(each, check)));
