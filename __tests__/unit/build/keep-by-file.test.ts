import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepByFile } from "../../../src/build/keep-by-file";

test("something is made of a file once, and again when the file has changed", () => {
  const folder = mkdtempSync(join(tmpdir(), "keep-"));
  try {
    const file = join(folder, "site.json");
    writeFileSync(file, "one");
    const make = jest.fn((path: string) => readFileSync(path, "utf8"));
    const read = keepByFile(make);
    expect([read(file), read(file)]).toEqual(["one", "one"]);
    expect(make).toHaveBeenCalledTimes(1);
    writeFileSync(file, "two");
    utimesSync(file, new Date(0), new Date(0));
    expect(read(file)).toBe("two");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("only what was asked for last is kept when there is a limit", () => {
  const folder = mkdtempSync(join(tmpdir(), "keep-"));
  try {
    const [one, two, three] = ["1", "2", "3"].map((name) => join(folder, name)) as [string, string, string];
    for (const file of [one, two, three]) writeFileSync(file, "");
    const make = jest.fn((path: string) => path);
    const read = keepByFile(make, 2);
    for (const file of [one, two, one, three, one]) read(file);
    expect(make.mock.calls.flat()).toEqual([one, two, three]);
    read(two);
    expect(make).toHaveBeenCalledTimes(4);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
