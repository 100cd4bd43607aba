import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { answerPage, fillPage } from "../src/forms/answer-page";
import { elements, setAttribute, withAttribute } from "../src/forms/html";
import { openSiteTexts } from "../src/texts/site-texts";
import { texts } from "../../../testing/server/texts";

const site = texts["site.json"];

const page = texts["pages/form-answer.json"];

const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Your Form</title>
<style data-emotion="css">.a>b{content:"&<"}</style><noscript><style>[data-script]{display:none}</style></noscript>
<link as="fetch" rel="preload" href="/page-data/app-data.json"/><link as="font" rel="preload" href="/fonts/a.woff2"/>
<script type="application/ld+json">{}</script></head><body><noscript><a href="/menu">Menu</a></noscript>
<h1 data-answer="title">Nothing</h1><p data-answer="text">Nothing</p>
<ul data-answer="faults" hidden="" class="list"><li class="item"><a class="link" href="#x">Nothing</a></li></ul>
<div data-answer="slot"><div data-answer-part="contact" hidden=""><input name="email"/></div>
<div data-answer-part="newsletter" hidden=""><input name="email"/></div></div>
<p data-answer="back"><a href="/contact">Back</a></p><script>start()</script></body></html>`;
const answer = { title: "Sent", text: "Thank you.", back: "/blog", texts };

function filled(...args: Parameters<typeof fillPage>): Document {
  return new JSDOM(fillPage(...args)).window.document;
}
const textOf = (document: Document, name: string) => document.querySelector(`[data-answer="${name}"]`)?.textContent;

test("the page contains the answer, without scripts and their replacements", () => {
  const document = filled(PAGE, answer);
  expect(document.title).toBe(`Sent | ${site.brand}`);
  expect(textOf(document, "title")).toBe("Sent");
  expect(textOf(document, "text")).toBe("Thank you.");
  expect(document.querySelector('[data-answer="back"] a')?.getAttribute("href")).toBe("/blog");
  expect(
    document.querySelectorAll("script, noscript, [as=fetch], [data-answer=faults], [data-answer-part]"),
  ).toHaveLength(0);
  expect(document.querySelector('a[href="/menu"]')?.textContent).toBe("Menu");
  expect(document.head.querySelectorAll("style, [as=font]")).toHaveLength(3);
});

test("the styles match the hashes of the policy", () => {
  expect(fillPage(PAGE, answer)).toContain('<style data-emotion="css">.a>b{content:"&<"}</style>');
});

test("one part is shown, with what was put into it, and each fault leads to its control", () => {
  const faults = [
    { id: "contact-email", text: "Email: wrong" },
    { id: "contact-message", text: "Message: <b>&" },
  ];
  const document = filled(PAGE, {
    ...answer,
    part: "contact",
    fill: (part) =>
      withAttribute(elements(part), "name").forEach((control) =>
        setAttribute(control, "value", "\"><script>alert('1')</script>"),
      ),
    faults,
  });
  expect(document.querySelectorAll("[data-answer-part]")).toHaveLength(1);
  expect(document.querySelector("[data-answer-part]")?.hasAttribute("hidden")).toBe(false);
  expect(document.querySelector("input")?.value).toBe("\"><script>alert('1')</script>");
  expect(document.querySelector("script, b")).toBeNull();
  const list = document.querySelector("ul");
  expect(list?.hasAttribute("hidden")).toBe(false);
  expect(
    [...(list?.querySelectorAll("li.item > a.link") ?? [])].map((link) => [
      link.getAttribute("href"),
      link.textContent,
    ]),
  ).toEqual(faults.map(({ id, text }) => [`#${id}`, text]));
});

test("without a built site a plain page contains the answer, with a policy that allows only its form", () => {
  const { html, headers } = answerPage({ ...answer, title: "<i>Sent</i>" });
  const { document } = new JSDOM(html).window;
  expect(textOf(document, "title")).toBe("<i>Sent</i>");
  expect(document.querySelector('[data-answer="back"] a')?.textContent).toBe(page.labels.back);
  expect(headers).toEqual({
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
  });
});

describe("texts", () => {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Writes a release with the texts of its default language, and those of another as this text. */
  const writeRelease = (name: string, other: string): string => {
    const root = join(folder, name);
    mkdirSync(join(root, "fr"), { recursive: true });
    writeFileSync(join(root, "_texts.json"), JSON.stringify(texts));
    writeFileSync(join(root, "fr", "_texts.json"), other);
    return root;
  };
  const french = { ...texts, "site.json": { ...texts["site.json"], language: "fr" } };

  test("are those of the release and the language, also after the next release", () => {
    let root = writeRelease("1", JSON.stringify(french));
    const { findTexts } = openSiteTexts(() => root);
    expect(findTexts("fr")).toEqual({ ...french, otherLanguage: "fr" });
    expect(findTexts("fr")).toBe(findTexts("fr"));
    root = writeRelease("2", "{");
    expect(findTexts("fr")).toEqual(texts);
  });

  test("of a release by an older version, which has none, are those of the previous release", () => {
    let root = writeRelease("3", "{}");
    const siteTexts = openSiteTexts(() => root);
    root = join(folder, "none");
    expect(siteTexts.defaultTexts).toEqual(texts);
    expect(() => openSiteTexts(() => root)).toThrow("_texts.json is missing or incomplete; run npm run build first.");
  });

  test.each([["de"], ["."], ["../fr"], ["FR"], [""], [undefined], [null], [["fr"]]])(
    "for %j are in the default language, if the release has no such folder",
    (language) => {
      const { defaultTexts, findTexts } = openSiteTexts(() => writeRelease("4", JSON.stringify(french)));
      expect(findTexts(language)).toBe(defaultTexts);
    },
  );

  test.each(["{", "{}"])("of a language whose file is %s are in the default language", (text) => {
    const { defaultTexts, findTexts } = openSiteTexts(() => writeRelease("5", text));
    expect(findTexts("fr")).toBe(defaultTexts);
  });
});
