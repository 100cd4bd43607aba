import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hostTexts } from "../../../gatsby/outputs/host-texts";
import { OWN_TEXTS, otherLanguageOf } from "../../../src/forms/payload/texts";
import { readTexts } from "../../../server/texts";

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
