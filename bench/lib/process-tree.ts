import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** USER_HZ, the unit of CPU times in /proc, is 100 on Linux. */
const TICKS_PER_SECOND = 100;
const BYTES_PER_KIB = 1024;
const BYTES_PER_MB = 1_000_000;

/**
 * CPU seconds, user and system, of the ended child processes of this process, including those of their children for
 * which they have waited.
 */
export function childSeconds(): number {
  const fields = statFields("self");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/**
 * Current memory of a process and its descendants. It is the proportional set size (PSS), which divides a shared page
 * among the processes that use it, so that the sum counts it once.
 */
export function treeMemoryMB(root: number): number {
  return processesOf(root).reduce((sum, pid) => sum + proportionalBytes(pid), 0) / BYTES_PER_MB;
}

/** Resident memory of one process. */
export function residentMemoryMB(pid: number): number {
  return (Number(/^VmRSS:\s+(\d+)/m.exec(read(String(pid), "status"))?.[1] ?? 0) * BYTES_PER_KIB) / BYTES_PER_MB;
}

/** CPU seconds, user and system, of a process and its running descendants. */
export function treeSeconds(root: number): number {
  const ticks = processesOf(root).map((pid) => {
    const fields = statFields(String(pid));
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

function processesOf(root: number): number[] {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(statFields(name)[1])]),
  );
  const isInTree = (pid: number | undefined): boolean =>
    pid !== undefined && pid !== 0 && (pid === root || isInTree(parents.get(pid)));
  return [...parents.keys()].filter(isInTree);
}

/** The fields of /proc/<pid>/stat after the process name; one empty field when the process has ended. */
function statFields(pid: string): string[] {
  const text = read(pid, "stat");
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

function proportionalBytes(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(String(pid), "smaps_rollup"))?.[1] ?? 0) * BYTES_PER_KIB;
}

function read(pid: string, name: string): string {
  try {
    return readFileSync(join("/proc", pid, name), "utf8");
  } catch {
    return "";
  }
}
