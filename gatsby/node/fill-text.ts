import { readFileSync } from "node:fs";
import { contentFile } from "@capture/content/model/folder";
import { shownHtml, shownText } from "@capture/domain/typography/shown-text";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { hyphenate } from "../lib/hyphenate";

/** The value of data/site.json, which is read for the first text and kept, because every text needs it. */
let site: JsonValue | undefined;

/** Makes the next text read data/site.json again, after a change while `gatsby develop` runs. */
export function forgetSite(): void {
  site = undefined;
}

/** Returns a text of the content as pages show it (`shownText`), with the values of the content's site.json. */
export const fillText = (text: string): string => shownText(text, readSite());

/** Shorter words fit one line of a phone in the size of a heading. */
const MIN_HEADING_WORD_LENGTH = 13;

/** Returns a text as `fillText`, with soft hyphens in words of at least this length. */
export const fillHyphenated = (text: string, minWordLength = MIN_HEADING_WORD_LENGTH): string =>
  hyphenate(fillText(text), (readSite() as { readonly language: string }).language, minWordLength);

/** Returns HTML of the content as pages show it (`shownHtml`). */
export const fillHtml = (html: string): string => shownHtml(html, readSite());

const readSite = (): JsonValue => (site ??= JSON.parse(readFileSync(contentFile("site.json"), "utf8")) as JsonValue);
