import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watchSettled } from "../../../scripts/site/watch-settled";

let folder: string;
let stop: (() => void) | undefined;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "watch-"))));
afterEach(() => {
  stop?.();
  rmSync(folder, { recursive: true });
});

const waitForReads = (): Promise<void> => new Promise((done) => setTimeout(done, 500));

test("files that are saved at the same time are read once", async () => {
  let reads = 0;
  stop = watchSettled(folder, () => (reads += 1));
  for (const name of ["a.json", "b.json", "c.json"]) writeFileSync(join(folder, name), "{}");
  await waitForReads();
  expect(reads).toBe(1);
});

test("a file that disappears during the read causes another read", async () => {
  const found: string[] = [];
  // Chrome writes the swap file and renames it. The first read fails, because the swap file no longer exists.
  const names = ["1.json.crswap", "1.json"];
  stop = watchSettled(folder, () => void found.push(readFileSync(join(folder, names.shift() ?? ""), "utf8")));
  writeFileSync(join(folder, "1.json"), "{}");
  await waitForReads();
  expect(found).toEqual(["{}"]);
});

test("does not read the folder after it is stopped", async () => {
  let reads = 0;
  stop = watchSettled(folder, () => (reads += 1));
  writeFileSync(join(folder, "a.json"), "{}");
  stop();
  await waitForReads();
  expect(reads).toBe(0);
});
