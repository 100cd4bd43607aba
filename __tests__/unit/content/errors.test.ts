import { readFileSync } from "node:fs";
import { contentFolder, picture, type ContentFolder } from "../../support/content-folder";

const ARTICLE = "articles/7.json";
const FAQS = "academy/faqs.json";

let folder: ContentFolder;
beforeEach(async () => {
  folder = await contentFolder();
});
afterEach(() => folder.dispose());

/** Breaks one thing in a file and expects exactly these lines. */
function expectAfter(name: string, from: string, to: string, lines: readonly string[]): void {
  folder.change(name, from, to);
  expect(folder.problems()).toEqual(lines);
}

test("content that is right has no problem", () => {
  expect(folder.problems()).toEqual([]);
});

describe("documents", () => {
  test("malformed JSON", () => {
    expectAfter(ARTICLE, '"title": "A title",', '"title": "A title"', [
      "data/articles/7.json:4:20 a comma is missing after this.",
    ]);
  });

  test("a comma too many, and a value that was never written", () => {
    folder.change("authors/jane.json", '"bio": "Writes."', '"bio": "Writes.",');
    folder.change(ARTICLE, '"Two"]', '"Two"],\n  "note": ');
    expect(folder.problems()).toEqual([
      "data/articles/7.json:13:11 a value is expected here; is there a comma too many before it?",
      "data/authors/jane.json:6:19 a field name between double quotes is expected here; is there a comma too many before it?",
    ]);
  });

  test("a comment", () => {
    expectAfter(ARTICLE, '"id": 7,', '"id": 7, // seven', [
      "data/articles/7.json:3:12 comments are not allowed in JSON.",
    ]);
  });

  test("a byte-order mark", () => {
    expectAfter("authors/jane.json", "{", "\uFEFF{", [
      "data/authors/jane.json:1:1 the file begins with an invisible byte-order mark; save it as UTF-8 without one.",
    ]);
  });

  test("bytes that are not UTF-8", () => {
    folder.write(
      "authors/jane.json",
      Buffer.from(
        '{"$schema": "../schemas/author.schema.json", "slug": "jane", "name": "J\xE4ne", "role": "r", "bio": "b"}',
        "latin1",
      ),
    );
    expect(folder.problems()).toEqual([
      "data/authors/jane.json:1:1 the file is not saved as UTF-8; save it again with that encoding.",
    ]);
  });

  test("a duplicate key", () => {
    expectAfter(ARTICLE, '"id": 7,', '"id": 7,\n  "title": "Another",', [
      "data/articles/7.json:5:3 title: the field “title” stands here twice; keep one.",
    ]);
  });

  test("an empty file", () => {
    folder.write("authors/joe.json", "");
    expect(folder.problems()).toEqual(["data/authors/joe.json:1:1 the file is empty."]);
  });

  test("a list at the root", () => {
    folder.write("academy/more.json", "[]");
    expect(folder.problems()).toEqual([
      'data/academy/more.json:1:1 a list stands inside a group: { "$schema": …, "items": [ … ] }.',
    ]);
  });

  test("no schema, an unknown schema, a file in the wrong folder", () => {
    folder.write("one.json", "{}");
    folder.write("two.json", '{ "$schema": "schemas/artcle.schema.json" }');
    folder.write(
      "people/jo.json",
      '{ "$schema": "../schemas/author.schema.json", "slug": "jo", "name": "Jo", "role": "r", "bio": "b" }',
    );
    expect(folder.problems()).toEqual([
      "data/one.json:1:1 the field “$schema” is missing; it says what kind of file this is.",
      "data/people/jo.json:1:14 $schema: files of author.schema.json stand at data/authors/*.json, not here.",
      "data/two.json:1:14 $schema: there is no schema “artcle.schema.json” (did you mean “article.schema.json”?).",
    ]);
  });

  test("a schema whose name is misspelt, or that is no text", () => {
    folder.change(ARTICLE, '"$schema"', '"$shema"');
    folder.change("authors/jane.json", '"../schemas/author.schema.json"', "null");
    expect(folder.problems().filter((line) => line.includes("chema"))).toEqual([
      "data/articles/7.json:2:3 $shema: there is no field “$shema” here (did you mean “$schema”?).",
      "data/authors/jane.json:2:14 $schema: this must be the address of a schema, as “../schemas/article.schema.json”.",
    ]);
  });

  test("a file whose name is not its id", () => {
    expectAfter(ARTICLE, '"id": 7,', '"id": 8,', [
      "data/articles/7.json:3:9 id: the id is “8” but the file is named 7.json; make them the same.",
    ]);
  });
});

describe("fields", () => {
  test("an unknown key", () => {
    expectAfter(ARTICLE, '"excerpt"', '"excrpt"', [
      "data/articles/7.json:1:1 the field “excerpt” is missing.",
      "data/articles/7.json:5:3 excrpt: there is no field “excrpt” here (did you mean “excerpt”?).",
    ]);
  });

  test("a wrong type", () => {
    expectAfter(ARTICLE, '"title": "A title"', '"title": 12', [
      "data/articles/7.json:4:12 title: this must be text between double quotes, not the number 12.",
    ]);
  });

  test("a group or nothing where a word or a group should stand", () => {
    folder.change("products/pro.json", '"icon": "camera"', '"icon": {}');
    folder.change("specification-fields.json", '"fields": [', '"fields": [null,');
    expect(folder.problems().map((line) => line.replace(/:\d+:\d+/, ""))).toEqual([
      "data/products/pro.json icon: “{}” is not known here.",
      "data/products/pro.json icon: this must be text between double quotes, not a group of fields.",
      "data/specification-fields.json items[0].fields[0]: this must be a group of fields in {braces}, not null.",
    ]);
  });

  test("a missing field", () => {
    expectAfter("authors/jane.json", '"role": "Editor",\n', "", [
      "data/authors/jane.json:1:1 the field “role” is missing.",
    ]);
  });

  test("an empty field", () => {
    expectAfter(ARTICLE, '"tags": ["One", "Two"]', '"tags": ["One", "Two", " "]', [
      "data/articles/7.json:12:26 tags[2]: this is empty; write it or remove the field.",
    ]);
  });

  test("a title too long and a description too short for search engines", () => {
    expectAfter(ARTICLE, '"title": "A title | {brand}"', `"title": "${"A long title ".repeat(5)}"`, [
      "data/articles/7.json:14:14 seo.title: this has 65 characters; at most 60 fit.",
    ]);
  });

  test("a case study's title, which is the document's too: too long, or taken", () => {
    const study = readFileSync("data/case-studies/1.json", "utf8");
    const { title } = JSON.parse(study) as { title: string };
    folder.write("case-studies/1.json", study);
    folder.write("case-studies/2.json", study.replace(/"id": 1,/, '"id": 2,'));
    folder.write(
      "case-studies/3.json",
      study.replace(/"id": 1,/, '"id": 3,').replace(title, "A long title ".repeat(5)),
    );
    expect(folder.problems().filter((line) => / title: /.test(line))).toEqual([
      "data/case-studies/2.json:4:12 title: data/case-studies/1.json has the same title for search engines; each page needs its own.",
      "data/case-studies/3.json:4:12 title: this has 65 characters; at most 60 fit.",
    ]);
  });

  test("a title for search engines where the case study's own is shown", () => {
    const study = readFileSync("data/case-studies/1.json", "utf8");
    folder.write("case-studies/1.json", study.replace('"seo": {', '"seo": { "title": "Another",'));
    expect(folder.problems().filter((line) => line.includes("seo"))).toEqual([
      "data/case-studies/1.json:70:21 seo.title: this has no place here; remove it.",
    ]);
  });

  test("fewer items than a page needs", () => {
    expectAfter(
      FAQS,
      ',\n    { "id": "f", "question": "Q f", "answer": "A f", "docUrl": "{links.documentation}/f" }',
      "",
      ["data/academy/faqs.json:3:12 items: this holds 5 entries; the page needs at least 6."],
    );
  });

  test("a date that does not parse", () => {
    expectAfter(ARTICLE, "2025-06-15", "2025-06-31", [
      "data/articles/7.json:8:11 date: “2025-06-31” is not a day of the calendar; write year-month-day, as 2025-06-15.",
    ]);
  });

  test("a year that slipped", () => {
    expectAfter(ARTICLE, "2025-06-15", "2205-06-15", [
      "data/articles/7.json:8:11 date: “2205-06-15” is not a day of the calendar; write year-month-day, as 2025-06-15.",
    ]);
  });

  test("a number with digits too many", () => {
    expectAfter("products/pro.json", '"order": 1,', '"order": 10000,', [
      "data/products/pro.json:4:12 order: 10000 is too large; the most is 1000.",
    ]);
  });
});

describe("names of other things", () => {
  test("a duplicate id in a list", () => {
    expectAfter(FAQS, '"id": "b"', '"id": "a"', [
      "data/academy/faqs.json:5:13 items[1].id: the id “a” is already used in this list; give this one its own.",
    ]);
  });

  test("the same item twice", () => {
    expectAfter(ARTICLE, '"tags": ["One", "Two"]', '"tags": ["One", "Two", "One"]', [
      "data/articles/7.json:12:26 tags[2]: entries 1 and 3 are the same; keep one.",
    ]);
    folder.change(ARTICLE, '"Two", "One"', '"Two"');
    const point = '"Consultants in other cities decide from a handful of phone pictures."';
    folder.change("solutions/aec.json", point, `${point}, ${point}`);
    expect(folder.problems()).toEqual([
      "data/solutions/aec.json:21:79 problem.points[4]: this stands in the list already; keep one.",
    ]);
  });

  test("a place in menus that is taken", () => {
    expectAfter("products/pro.json", '"order": 1,', '"order": 4,', [
      "data/products/pro.json:4:12 order: the order “4” is already used in data/products/platform.json; give this one its own.",
    ]);
  });

  test("a duplicate slug in two files", () => {
    folder.write(
      "authors/joe.json",
      '{ "$schema": "../schemas/author.schema.json", "slug": "jane", "name": "Joe", "role": "r", "bio": "b" }',
    );
    expect(folder.problems()).toEqual([
      "data/authors/joe.json:1:55 slug: the slug is “jane” but the file is named joe.json; make them the same.",
      "data/authors/joe.json:1:55 slug: the slug “jane” is already used in data/authors/jane.json; give this one its own.",
    ]);
  });

  test("an unknown category", () => {
    expectAfter(ARTICLE, "Company News", "Company Newz", [
      "data/articles/7.json:9:15 category: data/blog/categories.json does not list “Company Newz” (did you mean “Company News”?); it lists Company News, Customer Stories.",
    ]);
  });

  test("an unknown industry, icon and device", () => {
    folder.write(
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
    folder.change(FAQS, '"items"', '"device": "pro", "items"');
    folder.write(
      "academy/topics.json",
      '{ "$schema": "../schemas/topics.schema.json", "items": [{ "id": "a", "name": "A", "description": "A", "category": "hardware", "device": "proo", "articles": 1, "icon": "camera", "url": "https://docs.example" }] }',
    );
    expect(folder.problems().map((line) => line.replace(/^data\/(\S+?):\d+:\d+ /, "$1 "))).toEqual([
      "academy/faqs.json device: there is no field “device” here.",
      "academy/topics.json items: this holds 1 entry; the page needs at least 8.",
      "academy/topics.json items[0].device: no Product with specifications has the slug “proo” (did you mean “pro”?); there are pro.",
      "projects this folder holds 1 entry; the site needs at least 13.",
      "projects/one.json category: no Solution has the slug “retail”; there are aec.",
      "projects/one.json icon: “camra” is not known here (did you mean “camera”?).",
    ]);
  });

  test("a device that is none", () => {
    expectAfter("solutions/aec.json", '    "pro"', '    "platform"', [
      "data/solutions/aec.json:69:5 devices[1]: no Product with specifications has the slug “platform”; there are pro.",
    ]);
  });

  test("a figure that is not known, and one that every device must state", () => {
    folder.change("products/pro.json", '"key": "weight"', '"key": "wieght"');
    expect(folder.problems().map((line) => line.replace(/:\d+:\d+/, "").replace(/it lists .*/, "it lists …"))).toEqual([
      "data/products/pro.json specifications: “weight” is missing; data/specification-fields.json asks it of every device.",
      "data/products/pro.json specifications[11].key: data/specification-fields.json does not list “wieght” (did you mean “weight”?); it lists …",
    ]);
  });

  test("a figure that a device states twice", () => {
    folder.change("products/pro.json", '"key": "bluetooth"', '"key": "wifi"');
    expect(folder.problems().map((line) => line.replace(/:\d+:\d+/, ""))).toEqual([
      "data/products/pro.json specifications[7].key: the key “wifi” is already used in this list; give this one its own.",
    ]);
  });

  test("specifications of a product without the tag of a device, and the tag without them", () => {
    expectAfter("products/pro.json", '"cameraTag": "PRO Camera",', "", [
      "data/products/pro.json:1:1 only a device has specifications, and a device needs a “cameraTag”, as “PRO Camera”.",
    ]);
    folder.write(
      "products/pro.json",
      readFileSync("data/products/platform.json", "utf8").replace(
        '"slug": "platform"',
        '"slug": "pro", "cameraTag": "PRO Camera"',
      ),
    );
    expect(folder.problems()).toContain(
      "data/products/pro.json:1:1 a product with the “cameraTag” PRO Camera is a device, and a device has “specifications”.",
    );
  });

  test("an author who is nobody", () => {
    expectAfter(ARTICLE, '"author": "jane"', '"author": "jayne"', [
      "data/articles/7.json:7:13 author: no Author has the slug “jayne” (did you mean “jane”?); there are jane.",
    ]);
  });

  test("a name that is filled in elsewhere, and the names of a label that are", () => {
    folder.write("labels/forms.json", readFileSync("data/labels/forms.json", "utf8").replace("{minutes}", "{count}"));
    folder.change(ARTICLE, "An excerpt for", "{count} words for");
    expect(folder.problems()).toEqual([
      "data/articles/7.json:5:14 excerpt: {count} is not a name that data/site.json holds.",
      "data/labels/forms.json:4:15 tryAgain: {count} is not a name that data/site.json holds; here stand also {minutes}.",
    ]);
  });

  test("a name that site.json does not hold, and the brand written out", () => {
    expectAfter(ARTICLE, "An excerpt for {brand}.", "An excerpt for {brnd} by ACME.", [
      "data/articles/7.json:5:14 excerpt: {brnd} is not a name that data/site.json holds.",
      "data/articles/7.json:5:14 excerpt: the brand’s name is written out; write {brand} (or {url}, {links.…}) instead.",
    ]);
  });
});

describe("pictures", () => {
  test("a missing picture", () => {
    expectAfter(ARTICLE, "images/wide.png", "images/wid.png", [
      "data/articles/7.json:11:21 image.src: there is no picture data/images/wid.png (did you mean “images/wide.png”?).",
      "data/images/wide.png:1:1 nobody uses this picture; name it in a JSON file or delete it.",
    ]);
  });

  test("a picture nobody uses", async () => {
    folder.write("images/spare.png", await picture(1200));
    expect(folder.problems()).toEqual([
      "data/images/spare.png:1:1 nobody uses this picture; name it in a JSON file or delete it.",
    ]);
  });

  test("a picture that is too narrow", async () => {
    folder.write("images/wide.png", await picture(1199));
    expect(folder.problems()).toEqual([
      "data/articles/7.json:11:21 image.src: data/images/wide.png is 1199 px wide; at least 1200 px are needed.",
    ]);
  });

  test("a file that is no picture", () => {
    folder.write("images/wide.png", "not a picture");
    expect(folder.problems()).toEqual([
      "data/articles/7.json:11:21 image.src: data/images/wide.png cannot be read as a picture; save it again as JPEG or PNG.",
    ]);
  });

  test("no alternative text", () => {
    expectAfter(ARTICLE, ', "alt": "A wide picture"', "", [
      "data/articles/7.json:11:12 image: the alternative text is missing: add “alt” and say what the picture shows.",
    ]);
  });
});

describe("pages", () => {
  const BLOG = "pages/blog.json";
  const ABOUT = "pages/about.json";
  beforeEach(() => {
    for (const name of [BLOG, ABOUT]) folder.write(name, readFileSync(`data/${name}`, "utf8"));
  });
  /** What is said of a page after a change, without the links to pages that the small folder lacks. */
  const told = (name: string, from: string, to: string): string[] => {
    const before = folder.problems();
    folder.change(name, from, to);
    return folder.problems().filter((line) => !before.includes(line));
  };

  test("a label that is missing, and one that the page does not have", () => {
    expect(told(BLOG, '"readArticle"', '"readArtcle"')).toEqual([
      "data/pages/blog.json:20:13 labels: the field “readArticle” is missing (Link of each card).",
      "data/pages/blog.json:29:5 labels.readArtcle: there is no field “readArtcle” here (did you mean “readArticle”?).",
    ]);
  });

  test("a section that is missing, and one that is not the page's", () => {
    expect(told(BLOG, '"newsletter"', '"letters"')).toEqual([
      "data/pages/blog.json:1:1 the field “newsletter” is missing (Beside the field of the newsletter).",
      "data/pages/blog.json:16:3 letters: there is no field “letters” here.",
    ]);
  });

  test("fewer items than the page needs", () => {
    const about = JSON.parse(readFileSync("data/pages/about.json", "utf8")) as { values: { items: object[] } };
    about.values.items.pop();
    folder.write(ABOUT, JSON.stringify(about, null, 2));
    expect(folder.problems().filter((line) => line.includes("values"))).toEqual([
      "data/pages/about.json:52:14 values.items: this holds 5 entries; the page needs at least 6.",
    ]);
  });

  test("an address that is not the page's", () => {
    expect(told(BLOG, '"route": "/blog"', '"route": "/news"')).toContain(
      "data/pages/blog.json:3:12 route: this must be “/blog”, not “/news”.",
    );
  });

  test("a title that search engines are to show, missing", () => {
    expect(told(BLOG, '"title": "Blog: Notes From the Field | {brand}",', "")).toEqual([
      "data/pages/blog.json:5:10 seo: the field “title” is missing (At most 60 characters, with the brand: 'Case Studies | {brand}').",
    ]);
  });

  test("the schema that all pages share is no page's own", () => {
    expect(told(BLOG, "page-blog.schema", "page.schema")).toContain(
      "data/pages/blog.json:2:14 $schema: there is no schema “page.schema.json” (did you mean “page-blog.schema.json”?).",
    );
  });

  test("a file that the site cannot do without", () => {
    folder.remove(FAQS);
    expect(folder.problems()).toContain(
      "data/academy/faqs.json:1:1 this file is missing (Frequently asked questions).",
    );
  });
});

describe("links", () => {
  test("a link to a route that does not exist", () => {
    expectAfter(ARTICLE, "<p>word0", '<p><a href=\\"/blgo/7\\">word</a> word0', [
      "data/articles/7.json:6:14 content: no page has the address /blgo/7 (did you mean “/blog/7”?).",
    ]);
  });

  test("a link to a planned route and to an existing article pass", () => {
    expectAfter(ARTICLE, "<p>word0", '<p><a href=\\"/careers\\">a</a> <a href=\\"/blog/7#top\\">b</a> word0', []);
  });

  test("a place of a page that does not exist", () => {
    folder.write("pages/about.json", readFileSync("data/pages/about.json", "utf8"));
    folder.change(ARTICLE, "<p>word0", '<p><a href=\\"/about#valeus\\">a</a> <a href=\\"/about#values\\">b</a> word0');
    expect(folder.problems().filter((line) => line.includes("articles"))).toEqual([
      expect.stringMatching(
        /^data\/articles\/7.json:6:14 content: the page \/about has no place “valeus” \(did you mean “values”\?\); link to the page, or to one of .*mission.*\.$/,
      ),
    ]);
  });

  test("an outside address that is none", () => {
    expectAfter(FAQS, '"docUrl": "{links.documentation}/a"', '"docUrl": "www.example.com"', [
      "data/academy/faqs.json:4:64 items[0].docUrl: “www.example.com” is no address; begin with / for a page of this site, https:// for another site, or mailto: for a mailbox.",
    ]);
  });
});

describe("articles", () => {
  test("a read time that the words do not take", () => {
    expectAfter(ARTICLE, "2 min read", "4 min read", [
      "data/articles/7.json:10:15 readTime: the text has 440 words, which take 2 min at 220 words a minute, not 4.",
    ]);
  });

  test("a read time within a minute passes", () => {
    expectAfter(ARTICLE, "2 min read", "3 min read", []);
  });

  test("HTML that the sanitiser would change", () => {
    expectAfter(ARTICLE, "word1 ", "<script>alert(1)</script> word1 ", [
      "data/articles/7.json:6:24 content: the tag <script> is not allowed; use p, h2, h3, ul, ol, li, a, strong, em, blockquote or table parts.",
    ]);
  });

  test("an attribute that is not allowed", () => {
    expectAfter(ARTICLE, "<p>word0", '<p onclick=\\"x()\\">word0', [
      "data/articles/7.json:6:15 content: the attribute onclick is not allowed on <p>.",
    ]);
  });

  test("a script address", () => {
    folder.change(ARTICLE, "<p>word0", '<p><a href=\\"javascript:alert(1)\\">word</a> word0');
    expect(folder.problems()).toEqual([
      "data/articles/7.json:6:14 content: “javascript:alert(1)” is no address; begin with / for a page of this site, https:// for another site, or mailto: for a mailbox.",
      "data/articles/7.json:6:28 content: the link javascript:alert(1) of <a> is not allowed; begin with /, https:// or mailto:.",
    ]);
  });

  test("a tag that is not closed", () => {
    folder.change(ARTICLE, "</p>", "");
    expect(folder.problems()).toHaveLength(1);
    expect(folder.problems()[0]).toContain("the HTML would be changed in or after the tag <p>");
  });
});

describe("texts", () => {
  test("HTML where a text is shown as it is typed", () => {
    expectAfter(ARTICLE, "An excerpt for", "An <em>excerpt</em> for", [
      "data/articles/7.json:5:14 excerpt: this text is shown as it is typed, “<em>” too; write it without HTML.",
    ]);
  });

  test("a character that cannot be seen, which comes along when words are pasted", () => {
    expectAfter(ARTICLE, "An excerpt", "An\u200b excerpt", [
      "data/articles/7.json:5:14 excerpt: this holds a character that cannot be seen (U+200B); remove it, or type the words anew.",
    ]);
  });

  test("code may hold anything", () => {
    folder.write("developers/examples.json", readFileSync("data/developers/examples.json", "utf8"));
    folder.change(FAQS, "A a", "A < b, and a smile of three letters: 👩‍💻");
    const lines = folder.problems().filter((line) => !line.includes("links"));
    expect(lines).toEqual([]);
  });
});

describe("drafts", () => {
  const DRAFT = '"draft": true,';
  /** A second article; the change is made in its text. */
  const second = (from = "", to = ""): void => {
    const text = readFileSync(`${folder.path}/${ARTICLE}`, "utf8");
    const other = text.replace('"id": 7', '"id": 8').replaceAll("A title", "Another title");
    folder.write(
      "articles/8.json",
      other.replace("A description that", "Another description, one that").replace(from, to),
    );
  };

  /** What is said, but for the numbers of entries that the small folder has. */
  const told = (): string[] => folder.problems().filter((line) => !/^data\/(articles|products):/.test(line));
  const expectTold = (name: string, from: string, to: string, lines: readonly string[]): void => {
    folder.change(name, from, to);
    expect(told()).toEqual(lines);
  };

  test("a draft is as right as the rest must be", () => {
    second('"id": 8,', `"id": 8, ${DRAFT} "excrpt": "E",`);
    expect(told()).toEqual([
      "data/articles/8.json:3:27 excrpt: there is no field “excrpt” here (did you mean “excerpt”?).",
    ]);
  });

  test("a kind that has no drafts, and a draft that is neither true nor false", () => {
    folder.change("authors/jane.json", '"slug"', `${DRAFT} "slug"`);
    folder.change(ARTICLE, '"id": 7,', '"id": 7,\n  "draft": "yes",');
    expect(told()).toEqual([
      "data/articles/7.json:4:12 draft: this must be true or false without quotes, not text.",
      "data/authors/jane.json:3:3 draft: there is no field “draft” here.",
    ]);
  });

  test("a link to a draft from what is published", () => {
    second('"id": 8,', `"id": 8, ${DRAFT}`);
    expectTold(ARTICLE, "<p>word0", '<p><a href=\\"/blog/8#top\\">word</a> word0', [
      "data/articles/7.json:6:14 content: /blog/8 is a draft; publish it first, or leave it out here.",
    ]);
  });

  test("a link to a page whose day has not come, from one that is published before", () => {
    second("2025-06-15", "2098-06-15");
    const link = '<p><a href=\\"/blog/8\\">word</a> word0';
    const sentence =
      "data/articles/7.json:6:14 content: /blog/8 is not published before 2098-06-15; publish it first, or leave it out here.";
    expectTold(ARTICLE, "<p>word0", link, [sentence]);
    expectTold(ARTICLE, "2025-06-15", "2098-06-14", [sentence]);
  });

  test("a draft may link to drafts, and what waits to what waits no longer", () => {
    second("2025-06-15", "2098-06-15");
    folder.change(ARTICLE, "<p>word0", '<p><a href=\\"/blog/8\\">word</a> word0');
    expectTold(ARTICLE, "2025-06-15", "2098-06-15", []);
    expectTold(ARTICLE, '"id": 7,', `"id": 7, ${DRAFT}`, []);
  });

  test("a device that is a draft", () => {
    expectTold("products/pro.json", '"slug": "pro",', `"slug": "pro", ${DRAFT}`, [
      "data/solutions/aec.json:69:5 devices[1]: “pro” is a draft; publish it first, or leave it out here.",
    ]);
  });

  test("so many drafts that too few entries are left", () => {
    folder.change(ARTICLE, '"id": 7,', `"id": 7, ${DRAFT}`);
    expect(folder.problems()).toEqual([
      "data/articles:1:1 this folder holds 0 entries beside 1 draft; the site needs at least 15.",
    ]);
  });
});

describe("aliases", () => {
  const alias = (text: string): string => `"id": 7,\n  "aliases": ${text},`;
  const expectAliases = (text: string, lines: readonly string[]): void =>
    expectAfter(ARTICLE, '"id": 7,', alias(text), lines);

  test("old addresses of any kind pass, the brand’s name in them too", () => {
    expectAliases('["/blog/A_title-2.html", "/2019/03/acme", "/~old"]', []);
  });

  test.each([
    "blog/old",
    "/blog/old/",
    "/blog//old",
    "/old?x=1",
    "/old#top",
    "/a b",
    "/../old",
    "https://a.example",
    "/",
    "/*",
  ])("one that is not written as an address: %s", (text) => {
    expectAliases(`["${text}"]`, [
      `data/articles/7.json:4:15 aliases[0]: “${text}” is not written as it must be. An address on this site, as /blog/old-name: it begins with /, and has letters, digits and - . _ ~ between its slashes, but no slash at its end and no ? or # part.`,
    ]);
  });

  test("no list, an empty one, and one that holds an address twice", () => {
    expectAliases('"/old"', ["data/articles/7.json:4:14 aliases: this must be a list in [square brackets], not text."]);
    expectAfter(ARTICLE, '"/old"', "[]", [
      "data/articles/7.json:4:14 aliases: this holds 0 entries; the page needs at least 1.",
    ]);
    expectAfter(ARTICLE, "[]", '["/old", "/old"]', [
      "data/articles/7.json:4:23 aliases[1]: entries 1 and 2 are the same; keep one.",
    ]);
  });

  test("a loop: the page's own address", () => {
    expectAliases('["/old", "/blog/7"]', [
      "data/articles/7.json:4:23 aliases[1]: “/blog/7” is the address of this page itself and would lead round in a circle; take it out.",
    ]);
  });

  test("the address of another page, a planned one, and one of the site's own", () => {
    expectAliases('["/products/pro", "/careers", "/api/submit-form", "/blog/index.html"]', [
      "data/articles/7.json:4:15 aliases[0]: “/products/pro” is the address of the page in data/products/pro.json; an alias is an address without a page.",
      "data/articles/7.json:4:32 aliases[1]: “/careers” is planned in data/site.json; take it out there or here.",
      "data/articles/7.json:4:44 aliases[2]: “/api/submit-form” belongs to the site itself; an alias is an address that a page had.",
      "data/articles/7.json:4:64 aliases[3]: “/blog/index.html” belongs to the site itself; an alias is an address that a page had.",
    ]);
  });

  test("an alias that another page has", () => {
    folder.change("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "aliases": ["/old"],');
    expectAliases('["/old"]', [
      "data/solutions/aec.json:3:30 aliases[0]: “/old” is already an alias in data/articles/7.json; it can lead to one page only.",
    ]);
  });

  test("a link to an old address", () => {
    folder.change("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "aliases": ["/industries/aec"],');
    expectAfter(ARTICLE, "<p>word0", '<p><a href=\\"/industries/aec\\">word</a> word0', [
      "data/articles/7.json:6:14 content: /industries/aec is an old address of /solutions/aec; write the new one.",
    ]);
  });
});

test("all errors of all files are told together, in the order of the files", () => {
  folder.change(ARTICLE, "images/wide.png", "images/gone.png");
  folder.change("authors/jane.json", '"bio": "Writes."', '"bio": ""');
  folder.change(FAQS, '"id": "b"', '"id": "a"');
  expect(folder.problems().map((line) => line.split(":")[0])).toEqual([
    "data/academy/faqs.json",
    "data/articles/7.json",
    "data/authors/jane.json",
    "data/images/wide.png",
  ]);
});
