import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { report } from "../../../bench/lib/report";

test("a table is printed, and written with its settings and the machine", () => {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  const print = [jest.spyOn(console, "table"), jest.spyOn(console, "log")].map((spy) => spy.mockImplementation());
  try {
    report("pages", { rounds: 3 }, [{ name: "home", lcp: 900 }], join(folder, "results"));
    expect(print[0]).toHaveBeenCalledWith({ home: { lcp: 900 } });
    const file = join(folder, "results", "pages.json");
    expect(existsSync(file)).toBe(true);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
      machine: { node: process.version },
      settings: { rounds: 3 },
      rows: [{ name: "home", lcp: 900 }],
    });
  } finally {
    for (const spy of print) spy.mockRestore();
    rmSync(folder, { recursive: true });
  }
});
