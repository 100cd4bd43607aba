import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { arePublicSourceMaps, keepSourceMaps } from "../../../gatsby/lib/source-maps";
import { onCreateWebpackConfig } from "../../../gatsby/node/webpack";

const folder = mkdtempSync(join(tmpdir(), "source-maps-"));
const built = join(folder, "public");
const maps = join(folder, "maps");
beforeEach(() => {
  mkdirSync(built);
  for (const name of ["app-1.js", "app-1.js.map", "index.html"]) writeFileSync(join(built, name), "{}");
});
afterEach(() => {
  rmSync(built, { recursive: true });
  rmSync(maps, { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("source maps are not in the site", () => {
  keepSourceMaps(built, maps, false);
  expect(readdirSync(built)).toEqual(["app-1.js", "index.html"]);
  expect(readdirSync(maps)).toEqual(["app-1.js.map"]);
});

test("public source maps are also in the site", () => {
  keepSourceMaps(built, maps, true);
  expect(readdirSync(built)).toEqual(["app-1.js", "app-1.js.map", "index.html"]);
  expect(readdirSync(maps)).toEqual(["app-1.js.map"]);
});

test("source maps of earlier scripts are kept as long as the scripts", () => {
  keepSourceMaps(built, maps, false);
  for (const name of ["app-2.js", "app-2.js.map"]) writeFileSync(join(built, name), "{}");
  keepSourceMaps(built, maps, false);
  expect(readdirSync(maps)).toEqual(["app-1.js.map", "app-2.js.map"]);
  rmSync(join(built, "app-1.js"));
  keepSourceMaps(built, maps, false);
  expect(readdirSync(maps)).toEqual(["app-2.js.map"]);
});

test.each([
  ["", "hidden-source-map"],
  ["public", "source-map"],
])("with SOURCE_MAPS=%s, scripts name their source map as in %s", (setting, devtool) => {
  const { SOURCE_MAPS } = process.env;
  process.env.SOURCE_MAPS = setting;
  const replaceWebpackConfig = jest.fn();
  const optimization = { minimizer: [new TerserPlugin()], splitChunks: { cacheGroups: {} } };
  onCreateWebpackConfig({
    stage: "build-javascript",
    actions: { setWebpackConfig: jest.fn(), replaceWebpackConfig },
    getConfig: () => ({ devtool: "source-map", output: {}, optimization }),
    loaders: { null: () => ({}) },
  } as unknown as CreateWebpackConfigArgs);
  if (SOURCE_MAPS === undefined) delete process.env.SOURCE_MAPS;
  else process.env.SOURCE_MAPS = SOURCE_MAPS;
  expect(replaceWebpackConfig).toHaveBeenCalledWith(expect.objectContaining({ devtool }));
});

test("SOURCE_MAPS has only one value", () => {
  expect(() => arePublicSourceMaps("yes")).toThrow("set it to “public”");
});
