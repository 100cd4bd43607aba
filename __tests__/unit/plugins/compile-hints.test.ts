import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import webpack, { type Compiler, type Stats } from "webpack";
import { compileHints } from "../../../plugins/gatsby-plugin-compile-hints/compile-hints";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hints-"));
  writeFileSync(join(folder, "entry.js"), "/* a remark */ document.title = 'a' + 'b';");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a script as Gatsby does for browsers: minified, without comments. */
const build = (...plugins: { apply: (compiler: Compiler) => void }[]): Promise<Stats> =>
  new Promise((resolve, reject) => {
    webpack(
      { mode: "production", context: folder, entry: "./entry.js", output: { path: folder }, plugins },
      (error, stats) => (stats ? resolve(stats) : reject(error ?? new Error("No statistics"))),
    );
  });

test("a minified script begins with the hint", async () => {
  const { compilation } = await build(compileHints);
  expect(compilation.errors).toEqual([]);
  expect(readFileSync(join(folder, "main.js"), "utf8")).toMatch(/^\/\/# allFunctionsCalledOnLoad\ndocument/);
});

test("the build stops when another plugin removes the hint", async () => {
  const removeComments = {
    apply: ({ hooks, webpack: { Compilation, sources } }: Compiler): void =>
      hooks.compilation.tap("removeComments", (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: "removeComments", stage }, () =>
          compilation.updateAsset("main.js", new sources.RawSource("document")),
        );
      }),
  };
  const { compilation } = await build(compileHints, removeComments);
  expect(compilation.errors.map(({ message }) => message)).toEqual([
    "gatsby-plugin-compile-hints: another plugin has removed the hint from main.js.",
  ]);
});
