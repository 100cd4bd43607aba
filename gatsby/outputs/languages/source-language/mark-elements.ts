import { defaultTreeAdapter as tree, parse, parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import type { HtmlElement } from "../../../lib/html-elements";
import { textKey } from "./text-key";
import type { SourceLanguage } from "./watch-page";

/** Changes the HTML of a page. */
export type FinishPage = (html: string) => string;

/**
 * The keys of texts, by which a page finds the elements that contain them.
 * @param texts as the content has them; some are HTML
 */
export function keysOf(texts: readonly string[]): number[] {
  const shown = texts.map((text) => textOf(parseFragment(text))).filter((text) => text.trim() !== "");
  return [...new Set(shown.map(textKey))];
}

/**
 * Creates a function that adds the language to the elements of a page whose text is not translated: a screen reader then
 * pronounces it in its own language. The page gets a script that does the same with texts that it shows later.
 * @param keys of the texts that are not translated
 * @param script URL of the script (page-script.ts)
 */
export function createMarker(keys: readonly number[], source: SourceLanguage, script: string): FinishPage {
  const known = new Set(keys);
  if (known.size === 0) return (html) => html;
  const attributes = Object.entries(source).map(([name, value]) => ` ${name}="${String(value)}"`);
  const tag = `<script defer src="${script}"></script>`;
  return (html) => {
    const starts = findElements(parse(html, { sourceCodeLocationInfo: true }), known).flatMap(
      ({ tagName, sourceCodeLocation }) =>
        sourceCodeLocation?.startTag ? [sourceCodeLocation.startTag.startOffset + `<${tagName}`.length] : [],
    );
    // From the last to the first, so that the offsets stay valid.
    return starts
      .reduceRight((text, start) => text.slice(0, start) + attributes.join("") + text.slice(start), html)
      .replace("</head>", `${tag}</head>`);
  };
}

/** The outermost elements of the body that contain exactly one of the texts. */
function findElements(parent: DefaultTreeAdapterTypes.ParentNode, keys: ReadonlySet<number>): HtmlElement[] {
  return parent.childNodes.filter(tree.isElementNode).flatMap((element) => {
    if (element.tagName === "head") return [];
    const isPage = ["html", "body"].includes(element.tagName);
    return !isPage && keys.has(textKey(textOf(element))) ? [element] : findElements(element, keys);
  });
}

function textOf(parent: DefaultTreeAdapterTypes.ParentNode): string {
  return parent.childNodes
    .map((node) => (tree.isTextNode(node) ? node.value : tree.isElementNode(node) ? textOf(node) : ""))
    .join("");
}
