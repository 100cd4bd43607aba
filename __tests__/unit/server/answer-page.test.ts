import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EventEmitter } from "node:events";
import { JSDOM } from "jsdom";
import page from "../../../data/pages/form-answer.json";
import site from "../../../data/site.json";
import { answerPage, fillPage } from "../../../server/forms/answer-page";
import { elements, setAttribute, withAttribute } from "../../../server/forms/html";
import { hostTexts } from "../../../gatsby/outputs/host-texts";
import { OWN_TEXTS, otherLanguageOf } from "../../../src/forms/payload/texts";
import { readTexts } from "../../../server/texts";
import { warnOfDrops } from "../../../server/serve";

const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Your Form</title>
<style data-emotion="css">.a>b{content:"&<"}</style><noscript><style>[data-script]{display:none}</style></noscript>
<link as="fetch" rel="preload" href="/page-data/app-data.json"/><link as="font" rel="preload" href="/fonts/a.woff2"/>
<script type="application/ld+json">{}</script></head><body><noscript><a href="/menu">Menu</a></noscript>
<h1 data-answer="title">Nothing</h1><p data-answer="text">Nothing</p>
<ul data-answer="faults" hidden="" class="list"><li class="item"><a class="link" href="#x">Nothing</a></li></ul>
<div data-answer="slot"><div data-answer-part="contact" hidden=""><input name="email"/></div>
<div data-answer-part="newsletter" hidden=""><input name="email"/></div></div>
<p data-answer="back"><a href="/contact">Back</a></p><script>start()</script></body></html>`;
const answer = { title: "Sent", text: "Thank you.", back: "/blog" };

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
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "release-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (language: string, text: string): void => {
    mkdirSync(join(root, language));
    writeFileSync(join(root, language, "_texts.json"), text);
  };

  test("the file of a build has all documents in its language", () => {
    expect(JSON.parse(hostTexts("data"))).toEqual(OWN_TEXTS);
  });

  test("a document or a text that the release lacks is in the site's own language", () => {
    const unavailable = { title: "Plus tard", text: "Plus tard." };
    write("fr", JSON.stringify({ "site.json": { language: "fr" }, "labels/newsletter.json": { unavailable } }));
    const texts = readTexts(root, "fr");
    expect(otherLanguageOf(texts)).toBe("fr");
    expect(texts["labels/newsletter.json"].unavailable).toEqual(unavailable);
    expect(texts["labels/newsletter.json"].gone).toEqual(OWN_TEXTS["labels/newsletter.json"].gone);
    expect(texts["forms/demo.json"]).toEqual(OWN_TEXTS["forms/demo.json"]);
    expect(texts["site.json"].url).toBe(OWN_TEXTS["site.json"].url);
  });

  test.each([["fr"], ["."], ["../fr"], ["FR"], [""], [undefined], [null], [["fr"]]])(
    "the texts for %j are in the site's own language, if the release has no such folder",
    (language) => {
      expect(readTexts(root, language)).toBe(OWN_TEXTS);
      expect(readTexts(undefined, language)).toBe(OWN_TEXTS);
    },
  );

  test("a broken file counts as missing", () => {
    write("fr", "{");
    expect(readTexts(root, "fr")).toBe(OWN_TEXTS);
  });
});

describe("drops", () => {
  test("closed connections are logged once an hour", () => {
    jest.useFakeTimers();
    const server = new EventEmitter();
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    warnOfDrops(server, 2000, log);
    const drop = (minutes: number): number => {
      jest.advanceTimersByTime(minutes * 60_000);
      server.emit("drop");
      return log.warn.mock.calls.length;
    };
    expect([drop(0), drop(1), drop(58), drop(1), drop(59), drop(1)]).toEqual([1, 1, 1, 2, 2, 3]);
    jest.useRealTimers();
  });
});
