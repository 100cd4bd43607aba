import { spawn, spawnSync } from "node:child_process";
import { childSeconds, treeMemory, treeSeconds } from "../../../bench/lib/process-tree";

const BUSY = "const end = Date.now() + 300; while (Date.now() < end);";

test("processor time of a process that has ended counts for who started it", () => {
  const before = childSeconds();
  spawnSync(process.execPath, ["--eval", BUSY]);
  expect(childSeconds()).toBeGreaterThan(before);
});

test("memory and time of a process include those below it", async () => {
  const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000); console.log(1)"]);
  try {
    await new Promise((done) => child.stdout.once("data", done));
    const [whole, part] = [process.pid, child.pid ?? 0].map(treeMemory);
    expect(part).toBeGreaterThan(1);
    expect(whole).toBeGreaterThan(part ?? 0);
    expect(treeSeconds(process.pid)).toBeGreaterThanOrEqual(treeSeconds(child.pid ?? 0));
  } finally {
    child.kill();
  }
});

test("a process that is gone holds nothing", () => {
  expect(treeMemory(2 ** 30)).toBe(0);
});
