import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readDocument, writeDocument } from "../../../desk/client/documents";
import { jsonFilesOf } from "../../../src/content/collection";

test.each(jsonFilesOf("data"))("%s is the same when the desk writes it again", async (name) => {
  const text = readFileSync(join("data", name), "utf8");
  expect(await writeDocument(readDocument(text))).toBe(text);
});

test("a picture is an address in the desk and a path in its file", async () => {
  const text = '{ "src": "images/homes/floor-plan.jpg", "to": "/images" }\n';
  const read = readDocument(text);
  expect(read).toEqual({ src: "/images/homes/floor-plan.jpg", to: "/images" });
  expect(JSON.parse(await writeDocument(read))).toEqual(JSON.parse(text));
});

test("a short list stands on one line, a group of fields on lines of its own", async () => {
  expect(await writeDocument({ tags: ["One", "Two"], seo: { title: "A" } })).toBe(
    '{\n  "tags": ["One", "Two"],\n  "seo": {\n    "title": "A"\n  }\n}\n',
  );
});
