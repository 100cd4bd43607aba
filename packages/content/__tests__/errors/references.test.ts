import { provideContentFolder } from "../../../../__tests__/support/content/content-folder";
import { picture } from "../../../../__tests__/support/content/content-folder";
import { readPart } from "../../../../__tests__/support/company/company";

const ARTICLE = "articles/7.json";
const FAQS = "academy/faqs.json";
const content = provideContentFolder();

describe("ids and references", () => {
  test("reports a duplicate id in a list", () => {
    content.expectAfter(FAQS, '"id": "b"', '"id": "a"', [
      "data/academy/faqs.json:5:13 items[1].id: the id “a” is already used in this list; choose another one.",
    ]);
  });

  test("reports a duplicate entry of a list", () => {
    content.expectAfter(ARTICLE, '"tags": ["One", "Two"]', '"tags": ["One", "Two", "One"]', [
      "data/articles/7.json:12:26 tags[2]: entries 1 and 3 are the same; remove one of them.",
    ]);
    content.change(ARTICLE, '"Two", "One"', '"Two"');
    const point = '"Consultants in other cities decide from a handful of phone pictures."';
    content.change("solutions/aec.json", point, `${point}, ${point}`);
    expect(content.problems()).toEqual([
      "data/solutions/aec.json:21:79 problem.points[4]: duplicate entry; remove one.",
    ]);
  });

  test("reports an `order` that another product has", () => {
    content.expectAfter("products/pro.json", '"order": 1,', '"order": 4,', [
      "data/products/pro.json:4:12 order: the order “4” is already used in data/products/platform.json; choose another one.",
    ]);
  });

  test("reports a duplicate slug in two files", () => {
    content.write(
      "authors/joe.json",
      '{ "$schema": "../schemas/author.schema.json", "slug": "jane", "name": "Joe", "role": "r", "bio": "b" }',
    );
    expect(content.problems()).toEqual([
      "data/authors/joe.json:1:55 slug: the slug is “jane” but the file is named joe.json; make them the same.",
      "data/authors/joe.json:1:55 slug: the slug “jane” is already used in data/authors/jane.json; choose another one.",
    ]);
  });

  test("reports an unknown category", () => {
    content.expectAfter(ARTICLE, "Company News", "Company Newz", [
      "data/articles/7.json:9:15 category: data/blog/categories.json does not list “Company Newz” (did you mean “Company News”?); it lists Company News, Customer Stories.",
    ]);
  });

  test("reports an empty reference once", () => {
    content.expectAfter(ARTICLE, "Company News", "", [
      "data/articles/7.json:9:15 category: this is empty; write it or remove the field.",
    ]);
    content.change(ARTICLE, '"author": "jane"', '"author": ""');
    content.change(ARTICLE, '"category": ""', '"category": "Company News"');
    expect(content.problems()).toEqual([
      "data/articles/7.json:7:13 author: this is empty; write it or remove the field.",
    ]);
  });

  test("reports an unknown industry, icon, category and device, and a `device` where none is allowed", () => {
    content.write(
      "projects/one.json",
      JSON.stringify({
        $schema: "../schemas/project.schema.json",
        id: "one",
        order: 1,
        title: "One",
        category: "retail",
        description: "One.",
        image: { src: "images/wide.png", alt: "A wide picture" },
        icon: "camra",
        tourUrl: "https://tours.example",
      }),
    );
    content.change(FAQS, '"items"', '"device": "pro", "items"');
    content.write(
      "academy/categories.json",
      '{ "$schema": "../schemas/academy-categories.schema.json", "items": [{ "id": "hardware", "title": "Hardware" }] }',
    );
    content.write(
      "academy/topics.json",
      '{ "$schema": "../schemas/topics.schema.json", "items": [{ "id": "a", "name": "A", "description": "A", "category": "hardwear", "device": "proo", "articles": 1, "icon": "camera", "url": "https://docs.example" }] }',
    );
    expect(content.problems().map((line) => line.replace(/^data\/(\S+?):\d+:\d+ /, "$1 "))).toEqual([
      "academy/faqs.json device: there is no field “device” here.",
      "academy/topics.json items[0].category: data/academy/categories.json does not list “hardwear” (did you mean “hardware”?); it lists hardware.",
      "academy/topics.json items[0].device: no Product with specifications has the slug “proo” (did you mean “pro”?); the existing slugs are: pro.",
      "projects/one.json category: no Solution has the slug “retail”; the existing slugs are: aec.",
      "projects/one.json icon: “camra” is not an allowed value (did you mean “camera”?).",
    ]);
  });

  test("reports a product that is not a device in a list of devices", () => {
    content.expectAfter("solutions/aec.json", '    "pro"', '    "platform"', [
      "data/solutions/aec.json:69:5 devices[1]: no Product with specifications has the slug “platform”; the existing slugs are: pro.",
    ]);
  });

  test("reports an unknown figure, and a missing required figure", () => {
    content.change("products/pro.json", '"key": "weight"', '"key": "wieght"');
    expect(content.problems().map((line) => line.replace(/:\d+:\d+/, "").replace(/it lists .*/, "it lists …"))).toEqual(
      [
        "data/products/pro.json specifications: “weight” is missing; data/specification-fields.json requires it for every device.",
        "data/products/pro.json specifications[11].key: data/specification-fields.json does not list “wieght” (did you mean “weight”?); it lists …",
      ],
    );
  });

  test("reports a duplicate figure of a device", () => {
    content.change("products/pro.json", '"key": "bluetooth"', '"key": "wifi"');
    expect(content.problems().map((line) => line.replace(/:\d+:\d+/, ""))).toEqual([
      "data/products/pro.json specifications[7].key: the key “wifi” is already used in this list; choose another one.",
    ]);
  });

  test("reports `cameraTag` without `specifications`, but not `specifications` without `cameraTag`", () => {
    content.expectAfter("products/pro.json", '"cameraTag": "PRO Camera",', "", []);
    content.write(
      "products/pro.json",
      readPart("products/platform.json").replace('"slug": "platform"', '"slug": "pro", "cameraTag": "PRO Camera"'),
    );
    expect(content.problems()).toContain(
      "data/products/pro.json:1:1 a product with the “cameraTag” PRO Camera needs “specifications”.",
    );
  });

  test("reports an unknown author", () => {
    content.expectAfter(ARTICLE, '"author": "jane"', '"author": "jayne"', [
      "data/articles/7.json:7:13 author: no Author has the slug “jayne” (did you mean “jane”?); the existing slugs are: jane.",
    ]);
  });

  test("reports a placeholder that only other labels have, and lists those of the label", () => {
    content.write(
      "labels/forms.json",
      '{\n  "$schema": "../schemas/labels-forms.schema.json",\n  "tryAgain": "Again in {count} min."\n}',
    );
    content.change(ARTICLE, "An excerpt for", "{count} words for");
    expect(content.problems()).toEqual([
      "data/articles/7.json:5:14 excerpt: {count} is not a field of data/site.json.",
      "data/labels/forms.json:3:15 tryAgain: {count} is not a field of data/site.json; also allowed here: {minutes}.",
    ]);
  });

  test("site.json may use its own values in its texts, but not in other fields, and not in a circle", () => {
    content.change("site.json", '"tagline":"', '"tagline":"{brand}: ');
    expect(content.problems()).toEqual([]);
    content.change("site.json", '"description":"', '"description":"{tagline}, {foo}. ');
    content.change("site.json", '"legalName":"', '"legalName":"{brand} ');
    expect(content.problems().map((problem) => problem.replace(/^\S+ /, ""))).toEqual([
      "legalName: {brand} is not replaced in this field; write the text itself.",
      "description: {tagline} is a text with placeholders of data/site.json.",
      "description: {foo} is not a field of data/site.json.",
    ]);
  });

  test("reports an unknown placeholder, and the brand's name in place of {brand}", () => {
    content.expectAfter(ARTICLE, "An excerpt for {brand}.", "An excerpt for {brnd} by ACME.", [
      "data/articles/7.json:5:14 excerpt: {brnd} is not a field of data/site.json.",
      "data/articles/7.json:5:14 excerpt: this contains the name of the brand; write {brand} (or {url}, {links.…}) instead.",
    ]);
  });
});

describe("pictures", () => {
  test("reports a missing picture", () => {
    content.expectAfter(ARTICLE, "images/wide.png", "images/wid.png", [
      "data/articles/7.json:11:21 image.src: there is no picture data/images/wid.png (did you mean “images/wide.png”?).",
      "data/images/wide.png:1:1 notice: no JSON file uses this picture; use it in one or delete it.",
    ]);
  });

  test("reports an unused picture", async () => {
    content.write("images/spare.png", await picture(1200));
    expect(content.problems()).toEqual([
      "data/images/spare.png:1:1 notice: no JSON file uses this picture; use it in one or delete it.",
    ]);
  });

  test("reports a missing alternative text", () => {
    content.expectAfter(ARTICLE, ', "alt": "A wide picture"', "", [
      "data/articles/7.json:11:12 image: the alternative text is missing: add “alt” and describe the picture.",
    ]);
  });
});
