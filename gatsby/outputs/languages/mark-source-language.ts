import { defaultTreeAdapter as tree, parse, parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import type { HtmlElement } from "../../lib/html-elements";

/** Changes the HTML of a page. */
export type FinishPage = (html: string) => string;

/**
 * Creates a function that adds `lang` to the elements of a page whose text is not translated: a screen reader then
 * pronounces it in its own language.
 * @param texts the texts that are not translated, as pages show them; some are HTML
 * @param language the language of these texts: `en`
 */
export function createMarker(texts: readonly string[], language: string): FinishPage {
  const known = new Set(texts.map((text) => normalize(textOf(parseFragment(text)))));
  known.delete("");
  if (known.size === 0) return (html) => html;
  return (html) => {
    const starts = findElements(parse(html, { sourceCodeLocationInfo: true }), known).flatMap(
      ({ tagName, sourceCodeLocation }) =>
        sourceCodeLocation?.startTag ? [sourceCodeLocation.startTag.startOffset + `<${tagName}`.length] : [],
    );
    // From the last to the first, so that the offsets stay valid.
    return starts.reduceRight((text, start) => `${text.slice(0, start)} lang="${language}"${text.slice(start)}`, html);
  };
}

/** The outermost elements of the body that contain exactly one of the texts. */
function findElements(parent: DefaultTreeAdapterTypes.ParentNode, texts: ReadonlySet<string>): HtmlElement[] {
  return parent.childNodes.filter(tree.isElementNode).flatMap((element) => {
    if (element.tagName === "head") return [];
    const isPage = ["html", "body"].includes(element.tagName);
    return !isPage && texts.has(normalize(textOf(element))) ? [element] : findElements(element, texts);
  });
}

function textOf(parent: DefaultTreeAdapterTypes.ParentNode): string {
  return parent.childNodes
    .map((node) => (tree.isTextNode(node) ? node.value : tree.isElementNode(node) ? textOf(node) : ""))
    .join("");
}

/** Pages have no-break spaces where the content has spaces. */
const normalize = (text: string): string => text.replace(/\s+/g, " ").trim();
