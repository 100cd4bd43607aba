import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deferScripts } from "../../../plugins/gatsby-plugin-late-script/scripts-slice";

const EVENTS = ["click"];

/** Runs Gatsby's webpack plugin, which writes the slice for two scripts into the working directory. */
const WRITE_SLICE = `
  const { GatsbyWebpackStatsExtractor } = require(process.argv[1]);
  const files = ["webpack-runtime-1.js", "app-2.js", "app-2.js.map"];
  const app = { name: "app", chunks: [{ files }], getChildrenByOrders: () => ({}) };
  const stats = { hash: "0a1b", compilation: { chunkGroups: [app] }, toJson: () => ({}) };
  const done = { tapAsync: (_name, run) => run(stats, () => process.exit()) };
  new GatsbyWebpackStatsExtractor("").apply({ hooks: { done } });
`;

let slice: string;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "slice-"));
  mkdirSync(join(folder, "public"));
  const extractor = require.resolve("gatsby/dist/utils/gatsby-webpack-stats-extractor");
  execFileSync(process.execPath, ["--eval", WRITE_SLICE, extractor], {
    cwd: folder,
    env: { ...process.env, GATSBY_SLICES: "true" },
  });
  slice = readFileSync(join(folder, "public/_gatsby/slices/_gatsby-scripts-1.html"), "utf8");
  rmSync(folder, { recursive: true });
});

test("rewrites Gatsby's slice to one inline script, without URLs that a browser fetches immediately", () => {
  const { slice: html, script } = deferScripts(slice, EVENTS);
  expect(html).toMatch(
    /^<script type="module">window\.___webpackCompilationHash="0a1b";window\.___chunkMapping=\{\};\(function.*\}\)\(\["\/webpack-runtime-1\.js","\/app-2\.js"\],\["click"\]\)<\/script>$/s,
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain(`>${script}<`);
});

test("keeps other tags", () => {
  const old = '<script src="/polyfill-1.js" nomodule></script>';
  expect(deferScripts(slice + old, EVENTS).slice.startsWith(old)).toBe(true);
});

test.each([
  ["its scripts", / async>/g, '<script src="…" async>'],
  ["the compilation hash", /___webpackCompilationHash/, "window.___webpackCompilationHash"],
  ["the list of all scripts", /gatsby-chunk-mapping/, '<script id="gatsby-chunk-mapping">'],
])("stops the build when Gatsby writes %s differently", (_what, pattern, tag) => {
  expect(() => deferScripts(slice.replace(pattern, " other>"), EVENTS)).toThrow(
    `gatsby-plugin-late-script: Gatsby no longer writes ${tag}`,
  );
});
