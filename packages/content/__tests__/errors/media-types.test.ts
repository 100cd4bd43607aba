import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readSchemas, type Schema } from "../../src/model/schemas";
import { provideContentFolder } from "../../../../__tests__/support/content/content-folder";
import { COMPANY, readPart } from "../../../../__tests__/support/company/company";

const content = provideContentFolder();
const FORMATS = ["picture", "video", "file"];

/** The schemas of all fields that name a file, with their place. */
function fileFields(schema: unknown, place: string): [string, Schema][] {
  if (typeof schema !== "object" || schema === null) return [];
  const below = Object.entries(schema).flatMap(([key, each]) => fileFields(each, `${place}.${key}`));
  return FORMATS.includes((schema as Schema).format ?? "") ? [[place, schema as Schema], ...below] : below;
}
const FIELDS = [...readSchemas(resolve("data"))].flatMap(([name, schema]) => fileFields(schema, name));
const typesOf = (pattern: string): string[] =>
  ["jpg", "jpeg", "JPG", "png", "webp", "avif", "mp4", "MP4", "webm", "glb", "usdz", "ply", "pdf"].filter((type) =>
    new RegExp(pattern, "u").test(`documents/a.${type}`),
  );

test("there are fields for files", () => expect(FIELDS.length).toBeGreaterThan(8));

test.each(FIELDS)("%s allows only names of its types of files", (_place, { pattern = "" }) => {
  const [type = ""] = typesOf(pattern);
  expect(type).not.toBe("");
  const hostile = [
    ...["html", "htm", "xhtml", "svg", "xml", "js", "mjs", "css", "txt", `${type}.html`, `html?.${type}x`, ""],
  ].map((extension) => `documents/a.${extension}`);
  const elsewhere = [`../a.${type}`, `documents/../../a.${type}`, `documents/"a.${type}`];
  const names = [...hostile, ...elsewhere, `documents/<a>.${type}`, `documents\\a.${type}`, `documents/a\n.${type}`];
  expect(names.filter((name) => new RegExp(pattern, "u").test(name))).toEqual([]);
});

test("a film with the extension of a page is reported, also when it is complete", () => {
  const PRODUCT = "products/pro.json";
  const { video } = JSON.parse(readPart(PRODUCT)) as { video: object };
  const product = JSON.parse(readFileSync(join(content.path, PRODUCT), "utf8")) as object;
  const poster = { src: "images/device.png", alt: "A device" };
  content.write("videos/film.html", readFileSync(join(COMPANY, "videos/stamm.mp4")));
  content.write("videos/film.webm", readFileSync(join(COMPANY, "videos/stamm.webm")));
  const changed = { ...video, poster, mp4: "videos/film.html", webm: "videos/film.webm", phone: undefined };
  content.write(PRODUCT, JSON.stringify({ ...product, video: changed }));
  expect(content.problems().filter((line) => line.includes(" video."))).toEqual([
    expect.stringMatching(/ video\.mp4: “videos\/film\.html” has the wrong format\. The video as MP4 \(H\.264\)/),
  ]);
});
