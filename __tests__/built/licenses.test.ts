import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** Licenses that allow a site to ship code, fonts and icons when it keeps their notices. */
const FREE = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "Apache-2.0", "OFL-1.1"];

test("every package in the browser bundle is listed with a free license", () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [resolve("node_modules/tsx/dist/cli.mjs"), "scripts/assets/licenses.ts"],
    {
      encoding: "utf8",
    },
  );
  const lines = stdout.trim().split("\n");
  expect(status).toBe(0);
  expect(lines.filter((line) => !FREE.includes(line.split(/\s{2,}/).at(-1) ?? ""))).toEqual([]);
  const some = ["react-dom", "gatsby", "@emotion/react", "@fontsource-variable/archivo", "lucide-static"];
  // None of these is in a first script.
  const lazy = ["formik", "yup", "minisearch", "three"];
  for (const name of [...some, ...lazy].map((each) => `${each} `)) {
    expect([name, lines.some((line) => line.startsWith(name))]).toEqual([name, true]);
  }
});
