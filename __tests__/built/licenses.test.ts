import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readBrand } from "@capture/content/model/brand";

/** Licenses that allow a site to ship code, fonts and icons if it keeps their notices. */
const PERMISSIVE_LICENSES = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "Apache-2.0", "OFL-1.1"];

test("lists every package that ships to the browser, each with a permissive license, and the licenses of media", () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [resolve("node_modules/tsx/dist/cli.mjs"), "scripts/assets/licenses.ts"],
    {
      encoding: "utf8",
    },
  );
  const lines = stdout.trim().split("\n");
  expect(status).toBe(0);
  const packages = lines.filter((line) => /^\S+ \d/.test(line));
  expect(packages.filter((line) => !PERMISSIVE_LICENSES.includes(line.split(/\s{2,}/).at(-1) ?? ""))).toEqual([]);
  const firstPackages = [
    "react-dom",
    "gatsby",
    "@emotion/react",
    readBrand("data").fonts.heading.package,
    "@iconify-json/lucide",
  ];
  // In scripts that are loaded on demand.
  const lazyPackages = ["formik", "yup", "minisearch", ...(existsSync("data/tours") ? ["three", "laz-perf"] : [])];
  expect(lines.filter((line) => !packages.includes(line)).map((line) => line.split(" ")[0])).toEqual(
    expect.arrayContaining(["data/brand", "data/images", "data/videos", "public/fonts"]),
  );
  for (const name of [...firstPackages, ...lazyPackages].map((each) => `${each} `)) {
    expect([name, lines.some((line) => line.startsWith(name))]).toEqual([name, true]);
  }
});
