import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { rememberFiles } from "../../support/content/remember-files";

let folder: string;
const put = (name: string, text: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

/** The hashes of the build and of the code of Node, computed in another process: esbuild does not run in Jest's environment. */
function readHashes(): string[] {
  const module = JSON.stringify(resolve("scripts/site/input-hash.ts"));
  const hashes = `const { buildHash, nodeCodeHash } = require(${module}); console.log(buildHash("."), nodeCodeHash("."))`;
  const code = `process.chdir(${JSON.stringify(folder)}); ${hashes}`;
  const output = execFileSync(process.execPath, ["--require", "tsx/cjs", "--eval", code], { encoding: "utf8" });
  return output.trim().split(" ");
}

let initialHashes: string[];
let restore: () => void;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "inputs-"));
  put("data/schemas/article.schema.json", "{}");
  put("data/site.json", "{}");
  put("gatsby-config.ts", "export default {};");
  put("gatsby-node.ts", 'export { onPostBuild } from "./gatsby/steps";');
  put("gatsby/steps.ts", "export const onPostBuild = () => 1;");
  put("src/pages/index.tsx", "export default () => null;");
  initialHashes = readHashes();
  restore = rememberFiles(folder);
});
afterEach(() => restore());
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["a module that Gatsby runs", "gatsby/steps.ts", "export const onPostBuild = () => 2;", [true, true]],
  ["a schema", "data/schemas/article.schema.json", '{ "title": "Article" }', [true, true]],
  ["a page component", "src/pages/index.tsx", "export default () => 1;", [true, false]],
  ["content", "data/site.json", '{ "brand": "Acme" }', [true, false]],
  ["a README", "gatsby/README.md", "# gatsby", [false, false]],
  ["the query types", "src/gatsby-types.d.ts", "declare namespace Queries {}", [false, false]],
])("a change of %s changes the expected hashes", (_what, name, text, changes) => {
  put(name, text);
  expect(readHashes().map((hash, index) => hash !== initialHashes[index])).toEqual(changes);
});
