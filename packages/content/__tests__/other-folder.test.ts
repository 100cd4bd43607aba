import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../src/check/check";

const folder = mkdtempSync(join(tmpdir(), "birds-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A schema as a project writes it that has nothing in common with this site. */
const BIRD = {
  $id: "bird.schema.json",
  title: "Bird",
  "x-files": "birds/*.json",
  type: "object",
  additionalProperties: false,
  required: ["$schema", "name"],
  properties: { $schema: { type: "string" }, name: { type: "string", minLength: 2 } },
};

test("checks any folder that has schemas", () => {
  mkdirSync(join(folder, "schemas"));
  mkdirSync(join(folder, "birds"));
  writeFileSync(join(folder, "schemas/bird.schema.json"), JSON.stringify(BIRD));
  const write = (name: string): void =>
    writeFileSync(join(folder, "birds/owl.json"), `{ "$schema": "../schemas/bird.schema.json", "name": "${name}" }`);
  write("Owl");
  expect(checkContent(folder)).toEqual([]);
  write("O");
  expect(checkContent(folder)).toEqual([
    {
      file: "data/birds/owl.json",
      line: 1,
      column: 53,
      where: "name",
      message: "this has 1 characters; the minimum is 2.",
    },
  ]);
});
