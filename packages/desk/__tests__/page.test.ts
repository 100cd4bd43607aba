import fastify from "fastify";
import type { CmsConfig } from "@sveltia/cms";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { serveDrafts } from "../src/drafts";
import { pagePathOf } from "../src/client/page/page-path";
import { createTextReader, NO_CHANGES, replaceTexts, textsAt, type TextChanges } from "../src/client/page/texts";

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
    pagePathOf({ collection, name, defaultLocale: "en", current: { en: values } }, collections);

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

describe("texts", () => {
  const site = { language: "en", brand: "Acme" };
  type Texts = Record<string, unknown>;

  /** Reads a form in one language with several versions, and returns the changes of the last one. */
  function changesOf(saved: Texts, ...drafts: [Texts, ...Texts[]]): TextChanges {
    const read = createTextReader({ defaultLocale: "_default", saved: { _default: saved } }, "/blog/2", site);
    return drafts.map((draft) => read({ _default: { ...saved, ...draft } })).at(-1) ?? NO_CHANGES;
  }
  const saved = { id: 2, title: "Old {brand}", text: "1 m", "tags.0": "one", "tags.1": "two" };
  const shown = { title: "Old Acme", text: "1\u00a0m", tags: ["one", "two"] };

  test("texts have no placeholders, and only texts are read", () => {
    const values = { title: "Old {brand}", order: 1, date: "2026-01-31", image: "blob:x", empty: "" };
    expect(changesOf(values, {}).current).toEqual({ title: "Old Acme" });
  });

  test("a changed text is replaced at its path, in each object of the document", () => {
    const data = { article: shown, list: [{ path: "/blog/2", title: "Old Acme" }] };
    expect(replaceTexts(data, changesOf(saved, { title: "New" }))).toEqual({
      article: { ...shown, title: "New" },
      list: [{ path: "/blog/2", title: "New" }],
    });
  });

  test("an equal text of another document or field stays, and a new text is shown although the page has it", () => {
    const others: JsonValue = [
      { jsonId: 3, title: "Old Acme", text: "2\u00a0m" },
      { path: "/blog/3", title: "Old Acme" },
      { title: "Old Acme", open: "Open", close: "Close" },
      { title: "New", text: "New" },
    ];
    const article = { ...shown, button: { title: "Old Acme" }, subtitle: "Old Acme" };
    expect(replaceTexts({ article, others }, changesOf(saved, { title: "New" }))).toEqual({
      article: { ...article, title: "New" },
      others,
    });
  });

  test("a draft that Gatsby shows meanwhile is replaced, and the saved text again after an undo", () => {
    const data = { ...shown, title: "Ne" };
    expect(replaceTexts(data, changesOf(saved, { title: "Ne" }, { title: "New" }))).toEqual({ ...shown, title: "New" });
    expect(replaceTexts(data, changesOf(saved, { title: "Ne" }, {}))).toEqual(shown);
  });

  test("only the saved version and the last drafts are searched", () => {
    const drafts = Array.from({ length: 500 }, (_, index) => ({ title: `${index}` }));
    expect(changesOf(saved, { title: "first" }, ...drafts).candidates.get("title")?.length).toBeLessThan(30);
  });

  test("a moved text is shown at its new place, but a list with other items is left to Gatsby", () => {
    const moved = changesOf(saved, { "tags.0": "two", "tags.1": "one" });
    expect(replaceTexts(shown, moved)).toEqual({ ...shown, tags: ["two", "one"] });
    const added = changesOf(saved, { "tags.0": "new", "tags.1": "one", "tags.2": "two" });
    expect(replaceTexts(shown, added)).toBe(shown);
  });

  test("a text that a query composes is left to Gatsby", () => {
    const data = { ...shown, text: "1\u00a0m long" };
    expect(replaceTexts(data, changesOf(saved, { text: "2 m" }))).toBe(data);
  });

  test("a block of HTML is replaced although the page has changed the others", () => {
    const article = { ...saved, content: "<h2>First</h2><p>A scan.</p>" };
    const changes = changesOf(article, { content: "<h2>Begin</h2><p>A scan.</p>" });
    const content = '<h2 id="first">First</h2><p>A <a href="/scan">scan</a>.</p>';
    const replaced = { ...shown, content: content.replace("First", "Begin") };
    expect(replaceTexts({ ...shown, content }, changes)).toEqual(replaced);
  });

  describe("in another language", () => {
    const en = { title: "A {brand}", text: "1 m", intro: "New words", to: "/insurance" };
    // The introduction is translated from an earlier source, and the text is not translated.
    const de = { title: "Ein {brand}", text: "", intro: "Alte Worte", to: "/insurance" };
    const translated = { en, "locales/de": de };
    const page = { title: "Ein Acme", text: "1\u00a0m", intro: "New words", to: "/versicherung" };
    const read = createTextReader({ defaultLocale: "en", saved: translated }, undefined, { ...site, language: "de" });
    const show = (current: typeof translated): unknown => replaceTexts(page, read(current));

    test("a translation is marked at the text that the page has", () => {
      expect(textsAt("intro", read(translated))).toEqual(["Alte Worte", "New words"]);
    });

    test("a changed translation is shown, and the source if only the source has changed", () => {
      expect(show(translated)).toBe(page);
      const changed = { ...de, text: "1 m lang", intro: "Neue Worte" };
      expect(show({ en: { ...en, title: "The {brand}" }, "locales/de": changed })).toEqual({
        ...page,
        title: "The Acme",
        text: "1\u00a0m lang",
        intro: "Neue Worte",
      });
    });
  });
});
