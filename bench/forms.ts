import { parseArgs } from "node:util";
import { main } from "../scripts/lib/main";
import { measureFlood } from "./forms/flood";
import { measureLock } from "./forms/lock";
import { measureScans } from "./forms/scans";
import { isKind, soak } from "./forms/soak";
import { measureThroughput } from "./forms/throughput";
import { parseWholeNumbers } from "./lib/options";

const USAGE = `Usage:
  npm run bench:forms
  npm run bench:forms -- --flood
  npm run bench:forms -- --scans
  npm run bench:forms -- --lock 60
  npm run bench:forms -- --soak [--store libsql] [--minutes 30] [--submissions 100000] [--rate 25] [--seed 7]`;

const OPTIONS = {
  flood: { type: "boolean" },
  scans: { type: "boolean" },
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
  const parseNumber = (text: string): number => parseWholeNumbers(text)[0] ?? 0;
  if (values.lock !== undefined) return measureLock(parseNumber(values.lock));
  if (values.scans) return measureScans();
  if (values.flood) return measureFlood();
  if (!values.soak) return measureThroughput();
  const stores = values.store ?? ["libsql", "postgres"];
  if (!stores.every(isKind)) throw new Error(USAGE);
  return soak(stores, {
    minutes: parseNumber(values.minutes ?? "30"),
    submissions: parseNumber(values.submissions ?? "100000"),
    rate: parseNumber(values.rate ?? "25"),
    seed: parseNumber(values.seed ?? "7"),
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
