import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";

/** A row of a table: `name` is the row heading, the other keys are column headings. */
export type Row = Readonly<Record<string, string | number | null>>;

/**
 * Prints a table, and writes it to `bench/results/<name>.json` together with the settings, the machine and its load average.
 */
export function report(name: string, settings: Readonly<Record<string, unknown>>, rows: readonly Row[]): void {
  console.log(`\n${name}`);
  console.table(Object.fromEntries(rows.map(({ name: heading, ...cells }) => [String(heading), cells])));
  const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version, load: loadavg() };
  const folder = resolve("bench/results");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ when: new Date().toISOString(), machine, settings, rows }, null, 2)}\n`);
  console.log(file);
}
