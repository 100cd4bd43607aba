import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "@swc/core";
import { filesBelow } from "@capture/content/model/files-below";
import { contentFolder } from "@capture/content/model/folder";
import { arePublicSourceMaps } from "../../gatsby/lib/source-maps";

const has = (name: string): boolean => existsSync(join(contentFolder(), name));
const scripts = readdirSync("public").filter((name) => name.endsWith(".js"));
const scriptsWith = (text: string): string[] =>
  scripts.filter((name) => readFileSync(join("public", name), "utf8").includes(text));

/** Parts of the site that a company may not have, with a text that only the scripts of the part contain. */
const PARTS = [
  { part: "the viewer of tours", isUsed: has("tours"), text: "uniform float clipHeight" },
  { part: "the stage of models", isUsed: has("models"), text: "KHR_mesh_quantization" },
  {
    part: "the page of the marketplace",
    isUsed: has("pages/marketplace.json"),
    text: "component---src-pages-marketplace",
  },
  { part: "the finder", isUsed: has("pages/finder.json"), text: "component---src-pages-products-finder" },
  { part: "the accuracy guide", isUsed: has("pages/accuracy.json"), text: "component---src-pages-products-accuracy" },
  { part: "the planner", isUsed: has("pages/planner.json"), text: "component---src-pages-products-planner" },
];

test.each(PARTS)("scripts contain $part only if the content has it", ({ isUsed, text }) => {
  expect(scriptsWith(text).length > 0).toBe(isUsed);
});

test("the oldest browsers of the browserslist run the syntax of every script", () => {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as { browserslist: string[] };
  const compile = (code: string, targets: string[]): string =>
    transformSync(code, { configFile: false, swcrc: false, isModule: "unknown", env: { targets, bugfixes: true } })
      .code;
  // The compiler changes only what a browser does not support.
  const changed = scripts.filter((name) => {
    const code = readFileSync(join("public", name), "utf8");
    return compile(code, browserslist) !== compile(code, ["chrome >= 140"]);
  });
  expect(changed).toEqual([]);
});

(arePublicSourceMaps() ? test.skip : test)("the site has no source map, and no script names one", () => {
  expect(filesBelow("public").filter((name) => name.endsWith(".map"))).toEqual([]);
  // Only those of this build: public/ keeps scripts of earlier ones.
  const [name = ""] = /\bapp-[0-9a-f]+\.js\b/.exec(readFileSync("public/index.html", "utf8")) ?? [];
  expect(readFileSync(join("public", name), "utf8")).not.toContain("//# sourceMappingURL=");
});

test("a build without DESK has no desk", () => {
  expect(existsSync("public/admin")).toBe(process.env.DESK !== undefined);
});
