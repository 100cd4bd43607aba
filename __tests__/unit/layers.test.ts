import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** ESLint's configuration is a module, which Jest cannot load: a process of its own lints all texts at once. */
const LINTER = `
  import { ESLint } from "eslint";
  const eslint = new ESLint({ ignore: false });
  const found = [];
  for (const [filePath, text] of JSON.parse(process.argv[1])) {
    const [result] = await eslint.lintText(text, { filePath });
    found.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
  }
  console.log(JSON.stringify(found));
`;

/** The rules that each text breaks, as if it stood at its path of the project. */
function complaints(texts: readonly (readonly [path: string, text: string])[]): string[][] {
  const args = ["--input-type=module", "--eval", LINTER, JSON.stringify(texts)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as string[][];
}

const RULE = "import-x/no-restricted-paths";

test("an import that points down the house plan fails the lint", () => {
  const downwards = [
    ["src/content/check.ts", "../build/pages"],
    ["src/theme/tokens.ts", "../ui/band"],
    ["src/ui/band.tsx", "../sections/hero"],
    ["src/forms/field.tsx", "../chrome/layout"],
    ["src/sections/hero.tsx", "../pages/about"],
    ["src/templates/product.tsx", "../pages/about"],
    ["server/app.ts", "../scripts/main"],
    ["__tests__/support/host.ts", "../../bench/host"],
    ["bench/host.ts", "../__tests__/unit/layers.test"],
  ] as const;
  const found = complaints(downwards.map(([path, target]) => [path, `export * from "${target}";\n`]));
  expect(found.map((rules, index) => [downwards[index]?.[0], rules.includes(RULE)])).toEqual(
    downwards.map(([path]) => [path, true]),
  );
});

test("an import that points up passes", () => {
  const upwards = [
    ["src/sections/hero.tsx", 'export { Band } from "../ui/band";\n'],
    ["bench/host.ts", 'export { startHost } from "../__tests__/support/host";\n'],
  ] as const;
  expect(complaints(upwards)).toEqual([[], []]);
});

test("a circle of imports fails the lint", () => {
  const path = "__tests__/fixtures/circle/one.ts";
  expect(complaints([[path, readFileSync(path, "utf8")]])[0]).toContain("import-x/no-cycle");
});
