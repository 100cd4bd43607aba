import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readDocument, writeDocument } from "../../../desk/client/documents";
import { createDeskSettings } from "../../../desk/config/settings";
import { jsonFilesOf } from "../../../src/content/model/files-below";
import { COMPANY } from "../../support/company/company";

const { keys } = createDeskSettings(COMPANY, { name: "github", repo: "owner/name" }, true);

test.each(jsonFilesOf(COMPANY))("%s is unchanged after reading and writing", async (name) => {
  const text = readFileSync(join(COMPANY, name), "utf8");
  expect(await writeDocument(readDocument(text), keys)).toBe(text);
});

test("a picture has a rooted path in Sveltia and a relative path in its file", async () => {
  const text = '{ "src": "images/homes/floor-plan.jpg", "to": "/images" }\n';
  const read = readDocument(text);
  expect(read).toEqual({ src: "/images/homes/floor-plan.jpg", to: "/images" });
  expect(JSON.parse(await writeDocument(read, {}))).toEqual(JSON.parse(text));
});

test("writes a short list on one line and an object on several lines", async () => {
  expect(await writeDocument({ tags: ["One", "Two"], seo: { title: "A" } }, {})).toBe(
    '{\n  "tags": ["One", "Two"],\n  "seo": {\n    "title": "A"\n  }\n}\n',
  );
});

test("writes null for fields of a record that were left empty", async () => {
  const unstated = { "a.schema.json": { maker: ["company", "address", "register"], radio: ["wifi"] } };
  const document = { $schema: "../schemas/a.schema.json", maker: { register: "", company: "Acme" } };
  const text = await writeDocument(document, { "a.schema.json": ["$schema", "maker", "radio"] }, unstated);
  expect(JSON.parse(text)).toEqual({
    ...document,
    maker: { company: "Acme", address: null, register: null },
    radio: { wifi: null },
  });
});

test("writes null for fields of a group inside a list, only in items that have the group", async () => {
  const unstated = { "a.schema.json": { "specifications.conditions": ["of", "method"] } };
  const specifications = [{ key: "weight" }, { key: "accuracy", conditions: { of: "point", method: "" } }];
  const text = await writeDocument({ $schema: "../schemas/a.schema.json", specifications }, {}, unstated);
  expect((JSON.parse(text) as { specifications: unknown }).specifications).toEqual([
    { key: "weight" },
    { key: "accuracy", conditions: { of: "point", method: null } },
  ]);
  const without = await writeDocument({ $schema: "../schemas/a.schema.json" }, {}, unstated);
  expect(JSON.parse(without)).toEqual({ $schema: "../schemas/a.schema.json" });
});

test("writes fields in the order of their schema", async () => {
  const document = { $schema: "../schemas/a.schema.json", title: "A", other: 1, slug: "a" };
  expect(await writeDocument(document, { "a.schema.json": ["$schema", "slug", "draft", "title"] })).toBe(
    '{\n  "$schema": "../schemas/a.schema.json",\n  "slug": "a",\n  "title": "A",\n  "other": 1\n}\n',
  );
});
