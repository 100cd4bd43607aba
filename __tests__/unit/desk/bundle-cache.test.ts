import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { bundleKey, readOrBundle, type DeskFiles } from "../../../desk/bundle-cache";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bundle-cache-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const FILES = [
  "desk/client/desk.ts",
  "desk/patches/allow-zoom.ts",
  "src/lib/units.ts",
  "node_modules/.package-lock.json",
];

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test("a changed file of the desk, its libraries or the packages, and other options, change the key", () => {
  for (const file of [...FILES, "tsconfig.json"]) write(file, "one");
  const keys = [bundleKey(folder, {}), bundleKey(folder, { minify: true })];
  for (const file of FILES) {
    write(file, "two");
    keys.push(bundleKey(folder, {}));
  }
  expect(new Set(keys).size).toBe(keys.length);
  for (const file of FILES) write(file, "one");
  expect(bundleKey(folder, {})).toBe(keys[0]);
});

test("a bundle is made once, and replaces that of an earlier key", async () => {
  const bytes = (text: string): Uint8Array => Buffer.from(text);
  const files: DeskFiles = new Map([
    ["desk.js", bytes("script")],
    ["assets/a.css", bytes("style")],
  ]);
  const make = jest.fn(() => Promise.resolve(files));
  const read = (key: string): Promise<DeskFiles> => readOrBundle(key, make, join(folder, "cache"));
  expect(await read("one")).toBe(files);
  expect([...(await read("one"))].sort()).toEqual([...files].sort());
  expect(make).toHaveBeenCalledTimes(1);
  await read("two");
  expect(make).toHaveBeenCalledTimes(2);
  expect(readdirSync(join(folder, "cache"))).toEqual(["two"]);
});

test("a desk is bundled although the cache cannot be written", async () => {
  write("cache", "a file instead of the folder");
  const files: DeskFiles = new Map([["desk.js", Buffer.from("script")]]);
  expect(await readOrBundle("one", () => Promise.resolve(files), join(folder, "cache"))).toBe(files);
});
