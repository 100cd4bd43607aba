import fastify from "fastify";
import type { CmsConfig } from "@sveltia/cms";
import { serveDrafts } from "../src/drafts";
import { pagePathOf } from "../src/client/page/page-path";
import { createTextReader } from "../src/client/page/shown-texts";
import { FILE_KEY } from "../src/client/translation-file";
import { hashText } from "@capture/content/locales/texts";
import { addVersion, changedTexts, replaceTexts, type ShownTexts } from "../src/client/page/texts";

describe("drafts", () => {
  const show = jest.fn(() => []);
  const hide = jest.fn();
  const app = fastify();
  const readSite = () => ({ brand: "A" });
  const addPicture = jest.fn(() => "images/unsaved-1.png");
  serveDrafts(app, { show, hide, readSite, addPicture });
  afterAll(() => app.close());
  beforeEach(() => jest.clearAllMocks());

  const payload = { file: "data/articles/1.json", text: "{}" };

  test("answers with the site.json that the development site shows", async () => {
    expect((await app.inject("/admin/draft/site.json")).json()).toEqual(readSite());
  });

  test("shows a draft until it is removed", async () => {
    expect((await app.inject({ method: "POST", url: "/admin/draft", payload })).json()).toEqual([]);
    expect(show).toHaveBeenCalledWith(payload);
    expect((await app.inject({ method: "DELETE", url: "/admin/draft" })).statusCode).toBe(204);
    expect(hide).toHaveBeenCalled();
  });

  const postPicture = (headers: Record<string, string>, body = Buffer.from("picture")) =>
    app.inject({ method: "POST", url: "/admin/draft/pictures", headers, payload: body });

  test("keeps a picture, and answers with its path", async () => {
    const answer = await postPicture({ "content-type": "image/png" });
    expect(answer.json()).toEqual({ path: "images/unsaved-1.png" });
    expect(addPicture).toHaveBeenCalledWith({ bytes: Buffer.from("picture"), extension: "png" });
  });

  test("rejects a file that is not a picture or too large", async () => {
    expect((await postPicture({ "content-type": "image/svg+xml" })).statusCode).toBe(415);
    const { statusCode } = await postPicture({ "content-type": "image/png" }, Buffer.alloc(40_000_001));
    expect(statusCode).toBe(413);
    expect(addPicture).not.toHaveBeenCalled();
  });
});

describe("page-path", () => {
  const fields = [{ name: "title", widget: "string" as const }];
  const collections: NonNullable<CmsConfig["collections"]> = [
    { name: "articles", folder: "data/articles", preview_path: "blog/{{slug}}", fields },
    { name: "legal", folder: "data/pages/legal", preview_path: "{{fields.route}}", fields },
    { name: "authors", folder: "data/authors", fields },
    {
      name: "pages",
      files: [
        { name: "home", file: "data/pages/home.json", preview_path: "/", fields },
        { name: "labels", file: "data/pages/labels.json", fields },
      ],
    },
  ];
  const pathOf = (collection: string, name: string, values = {}): string | undefined =>
    pagePathOf({ collection, name, ownLocale: "en", current: { en: values } }, collections);

  test("the page of an entry is named by its slug or its route", () => {
    expect(pathOf("articles", "2")).toBe("/blog/2");
    expect(pathOf("legal", "terms", { route: "/terms" })).toBe("/terms");
  });

  test("a single file has the page of its form", () => {
    expect(pathOf("pages", "home")).toBe("/");
  });

  test("an entry without a page, or one that is not saved, has no path", () => {
    expect(pathOf("authors", "jo")).toBeUndefined();
    expect(pathOf("pages", "labels")).toBeUndefined();
    expect(pathOf("articles", "")).toBeUndefined();
    expect(pathOf("unknown", "2")).toBeUndefined();
  });
});

describe("shown-texts", () => {
  const site = { language: "en", brand: "Acme" };
  const german = { ...site, language: "de" };
  const fields = [
    { name: "title", widget: "string" as const, i18n: true as const },
    { name: "excerpt", widget: "string" as const, i18n: true as const },
    { name: "intro", widget: "string" as const, i18n: true as const },
  ];
  const source = { title: "A {brand}", excerpt: "1 m", intro: "New words" };
  // The introduction is translated from an earlier source, and the excerpt is not translated.
  const file = { title: "Ein {brand}", intro: "Alte Worte" };
  const $sources = { title: hashText(source.title), intro: hashText("Old words") };
  const translation = { ...source, ...file, excerpt: "", [FILE_KEY]: JSON.stringify({ ...file, $sources }) };
  const saved = { en: source, "locales/de": translation };
  const readIn = (shownSite: { language: string; brand: string }, form = { ownLocale: "en", saved }) =>
    createTextReader(form, fields, shownSite);

  test("the texts of a form have no placeholders, and only texts are read", async () => {
    const values = { en: { ...source, order: 1, image: "blob:http://localhost/1", empty: "" } };
    const read = await readIn(site);
    expect(read(values)).toEqual({ title: "A Acme", excerpt: "1\u00a0m", intro: "New words" });
  });

  test("in another language, texts are those that are translated from their present source", async () => {
    const read = await readIn(german);
    expect(read(saved)).toEqual({ title: "Ein Acme", excerpt: "1\u00a0m", intro: "New words" });
  });

  test("a changed translation is shown, and the source again if only the source has changed", async () => {
    const read = await readIn(german);
    const en = { ...source, title: "The {brand}" };
    const de = { ...translation, excerpt: "1 m lang", intro: "Neue Worte" };
    expect(read({ en, "locales/de": de })).toEqual({
      title: "The Acme",
      excerpt: "1\u00a0m lang",
      intro: "Neue Worte",
    });
  });

  test("a form in one language shows its own texts", async () => {
    const read = await readIn(german, { ownLocale: "_default", saved: {} as typeof saved });
    expect(read({ _default: { title: "{brand}" } })).toEqual({ title: "Acme" });
  });
});

describe("texts", () => {
  const saved = { title: "Old", "tags.0": "one", "tags.1": "two" };

  test("a changed text is replaced wherever the page has it", () => {
    const data = { article: { title: "Old" }, seo: ["Old", "Older"] };
    const changes = changedTexts([saved], { ...saved, title: "New" });
    expect(replaceTexts(data, changes)).toEqual({ article: { title: "New" }, seo: ["New", "Older"] });
  });

  test("texts of earlier versions are replaced, too", () => {
    const changes = changedTexts([saved, { ...saved, title: "Ne" }], { ...saved, title: "New" });
    expect(replaceTexts({ title: "Ne" }, changes)).toEqual({ title: "New" });
  });

  test("only the saved version and the last drafts are searched", () => {
    let versions: ShownTexts[] = [saved];
    for (let draft = 1; draft <= 500; draft += 1) versions = addVersion(versions, { ...saved, title: `${draft}` });
    expect(versions.length).toBeLessThan(30);
    const changes = changedTexts(versions, { ...saved, title: "New" });
    expect(replaceTexts({ before: "Old", last: "500" }, changes)).toEqual({ before: "New", last: "New" });
  });

  test("texts that have moved are left to Gatsby", () => {
    const data = { tags: ["two", "one"] };
    expect(replaceTexts(data, changedTexts([saved], { ...saved, "tags.0": "two", "tags.1": "one" }))).toBe(data);
  });

  test("a page that has the new text keeps an equal text of another field", () => {
    const changes = changedTexts([saved], { ...saved, title: "New" });
    expect(replaceTexts({ title: "New", button: "Old" }, changes)).toEqual({ title: "New", button: "Old" });
  });

  test("a block of HTML is replaced although the page has changed the others", () => {
    const changes = changedTexts([{ content: "<h2>First</h2><p>A scan.</p>" }], {
      content: "<h2>Begin</h2><p>A scan.</p>",
    });
    const data = { content: '<h2 id="first">First</h2><p>A <a href="/scan">scan</a>.</p>' };
    expect(replaceTexts(data, changes)).toEqual({
      content: '<h2 id="first">Begin</h2><p>A <a href="/scan">scan</a>.</p>',
    });
  });
});
