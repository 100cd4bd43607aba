import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock is. */
const TICKS_A_SECOND = 100;
const KILOBYTE = 1024;
const MEGABYTE = 1_000_000;

/**
 * Processor seconds, user and system, of all processes that this one has
 * started and seen end, with those that they have waited for.
 */
export function childSeconds(): number {
  const fields = statFields("self");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

/**
 * Memory of a process and all below it now, in MB. Pages that several of them
 * share are counted once (PSS), unlike in a sum of resident sizes.
 */
export function treeMemory(root: number): number {
  return processesOf(root).reduce((sum, pid) => sum + proportionalSize(pid), 0) / MEGABYTE;
}

/** Resident memory of one process, in MB. */
export function residentMemory(pid: number): number {
  return (Number(/^VmRSS:\s+(\d+)/m.exec(read(String(pid), "status"))?.[1] ?? 0) * KILOBYTE) / MEGABYTE;
}

/** Processor seconds, user and system, that a process and all below it that live have used. */
export function treeSeconds(root: number): number {
  const ticks = processesOf(root).map((pid) => {
    const fields = statFields(String(pid));
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND;
}

function processesOf(root: number): number[] {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(statFields(name)[1])]),
  );
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && pid !== 0 && (pid === root || isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow);
}

/** The fields of /proc/<pid>/stat after the name; none when the process has ended in the meantime. */
function statFields(pid: string): string[] {
  const text = read(pid, "stat");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

function proportionalSize(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(String(pid), "smaps_rollup"))?.[1] ?? 0) * KILOBYTE;
}

function read(pid: string, name: string): string {
  try {
    return readFileSync(join("/proc", pid, name), "utf8");
  } catch {
    return "";
  }
}
