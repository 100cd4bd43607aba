import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";

const FOLDER = resolve("bench/results");

/** A row of a table: a heading for each cell. */
export type Row = Readonly<Record<string, string | number | null>>;

/**
 * Prints a table, and writes it with what it was measured on to
 * `bench/results/<name>.json`, or to another folder. The load average shows how busy the machine was otherwise.
 */
export function report(
  name: string,
  settings: Readonly<Record<string, unknown>>,
  rows: readonly Row[],
  folder = FOLDER,
): void {
  console.log(`\n${name}`);
  console.table(Object.fromEntries(rows.map(({ name: title, ...cells }) => [String(title), cells])));
  const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version, load: loadavg() };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ when: new Date().toISOString(), machine, settings, rows }, null, 2)}\n`);
  console.log(file);
}
