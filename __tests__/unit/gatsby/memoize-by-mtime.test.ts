import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoizeByMtime } from "../../../gatsby/lib/memoize-by-mtime";

test("reads a file once, and again after a change", () => {
  const folder = mkdtempSync(join(tmpdir(), "memoize-"));
  try {
    const file = join(folder, "site.json");
    writeFileSync(file, "one");
    const compute = jest.fn((path: string) => readFileSync(path, "utf8"));
    const read = memoizeByMtime(compute);
    expect([read(file), read(file)]).toEqual(["one", "one"]);
    expect(compute).toHaveBeenCalledTimes(1);
    writeFileSync(file, "two");
    utimesSync(file, new Date(0), new Date(0));
    expect(read(file)).toBe("two");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
