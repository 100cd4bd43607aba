import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { transformSync } from "@swc/core";
import webpack from "webpack";
import { safeDecoders } from "../../../plugins/gatsby-plugin-safe-decoding/provided";

const DECODE = "plugins/gatsby-plugin-safe-decoding/decode.ts";

/** A CommonJS module that uses the decoders, as Gatsby's scroll handler does. */
const ENTRY = `"use strict";
  exports.decoded = ["#100%", "#a%20b", "%E0%A4%A"].map((text) => decodeURI(text));
  exports.parts = ["/%", "%2Fa"].map((text) => decodeURIComponent(text));
  globalThis.result = exports;`;

let folder: string;
let result: unknown;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "decoding-"));
  const { code } = transformSync(readFileSync(resolve(DECODE), "utf8"), {
    jsc: { parser: { syntax: "typescript" }, target: "es2020" },
  });
  writeFileSync(join(folder, "decode.js"), code);
  writeFileSync(join(folder, "entry.js"), ENTRY);
  const provide = new webpack.ProvidePlugin(safeDecoders(join(folder, "decode.js")));
  await new Promise<void>((resolve, reject) => {
    webpack(
      { mode: "production", context: folder, entry: "./entry.js", output: { path: folder }, plugins: [provide] },
      (error) => (error ? reject(error) : resolve()),
    );
  });
  const scope: { result?: unknown } = {};
  runInNewContext(readFileSync(join(folder, "main.js"), "utf8"), scope);
  result = JSON.parse(JSON.stringify(scope.result));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a bundled dependency decodes valid texts and keeps malformed ones", () => {
  expect(result).toEqual({ decoded: ["#100%", "#a b", "%E0%A4%A"], parts: ["/%", "/a"] });
});
