import { createHash } from "node:crypto";
import { parse } from "parse5";
import { attributeOf, elementsIn, textIn, type HtmlElement } from "./html-elements";

/** The parts of a page's HTML that later steps need; small, so that the facts of thousands of pages fit in memory. */
export type PageFacts = Readonly<ReturnType<typeof pageFacts>>;

/** Icons are rendered as `<use href="#icon-camera">` (`src/ui/icon.tsx`). */
const ICON = "#icon-";
const PUBLISHED = "article:published_time";
/** Browsers do not run data blocks, so a policy need not list them. */
const DATA_BLOCKS = ["application/json", "application/ld+json"];

/** Parses the HTML of a page and returns its facts. */
export function pageFacts(html: string) {
  const elements = elementsOf(html);
  const named = (tag: string): HtmlElement[] => elements.filter(({ tagName }) => tagName === tag);
  const main = named("main").flatMap(elementsIn);
  const robots = named("meta").find((meta) => attributeOf(meta, "name") === "robots");
  const isIndexed = !(robots && attributeOf(robots, "content")?.includes("noindex"));
  // parse5 builds a text by concatenating characters, which stay in memory. A clone takes half as much.
  return structuredClone({
    /** The text of `<title>`. */
    title: named("title").map(textIn)[0] ?? "",
    /** Day of publication, which articles and case studies have. */
    published: named("meta").flatMap((meta) =>
      attributeOf(meta, "property") === PUBLISHED ? (attributeOf(meta, "content") ?? []) : [],
    )[0],
    /** URLs of the pictures in `<main>`, without duplicates. */
    pictures: valuesOf(
      main.filter(({ tagName }) => tagName === "img"),
      "src",
    ),
    /** Names of the icons that the page shows, without duplicates. */
    icons: valuesOf(named("use"), "href")
      .filter((href) => href.startsWith(ICON))
      .map((href) => href.slice(ICON.length)),
    /** Hashes of the inline scripts that browsers run, in the format of a content security policy. */
    scriptHashes: named("script").filter(isInlineScript).map(textIn).map(hashOf),
    /** Hashes of the style elements. */
    styleHashes: named("style").map(textIn).map(hashOf),
    /** Offset in the HTML just after the canonical link; `undefined` on a page that is not indexed. */
    canonicalEnd: named("link").find((link) => isIndexed && attributeOf(link, "rel") === "canonical")
      ?.sourceCodeLocation?.endOffset,
    /** Offset in the HTML just after `<body …>`; `undefined` when the tag is missing. */
    bodyStart: named("body")[0]?.sourceCodeLocation?.startTag?.endOffset,
  });
}

/** The texts of the inline scripts that browsers run. */
export const inlineScriptsOf = (html: string): string[] =>
  elementsOf(html)
    .filter((element) => element.tagName === "script" && isInlineScript(element))
    .map(textIn);

/** With scripting disabled, the content of noscript elements is parsed too: its styles need hashes. */
const elementsOf = (html: string): HtmlElement[] =>
  elementsIn(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }));

/** The hash of an inline script or style, in the format of a content security policy. */
export function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function isInlineScript(script: HtmlElement): boolean {
  return attributeOf(script, "src") === undefined && !DATA_BLOCKS.includes(attributeOf(script, "type") ?? "");
}

/** The values of an attribute, without duplicates. */
function valuesOf(elements: readonly HtmlElement[], name: string): string[] {
  return [...new Set(elements.flatMap((element) => attributeOf(element, name) ?? []))];
}
