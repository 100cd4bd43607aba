import { parseArgs } from "node:util";
import { main } from "../scripts/lib/main";
import { measureLock } from "./forms/lock";
import { isKind, soak } from "./forms/soak";
import { measureThroughput } from "./forms/throughput";
import { wholeNumbers } from "./lib/options";

const USAGE = `Usage:
  npm run bench:forms
  npm run bench:forms -- --lock 60
  npm run bench:forms -- --soak [--store libsql] [--minutes 30] [--submissions 100000] [--rate 25] [--seed 7]`;

const OPTIONS = {
  lock: { type: "string" },
  soak: { type: "boolean" },
  store: { type: "string", multiple: true },
  minutes: { type: "string" },
  submissions: { type: "string" },
  rate: { type: "string" },
  seed: { type: "string" },
} as const;

function benchForms(): Promise<void> {
  const values = readOptions();
  const number = (text: string): number => wholeNumbers(text)[0] ?? 0;
  if (values.lock !== undefined) return measureLock(number(values.lock));
  if (!values.soak) return measureThroughput();
  const stores = values.store ?? ["libsql", "postgres"];
  if (!stores.every(isKind)) throw new Error(USAGE);
  return soak(stores, {
    minutes: number(values.minutes ?? "30"),
    submissions: number(values.submissions ?? "100000"),
    rate: number(values.rate ?? "25"),
    seed: number(values.seed ?? "7"),
  });
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch {
    throw new Error(USAGE);
  }
}

main(benchForms);
