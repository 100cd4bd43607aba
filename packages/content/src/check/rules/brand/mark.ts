import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { html, type DefaultTreeAdapterTypes } from "parse5";
import { MARK_FILE, parseMark, viewBoxOf } from "../../../model/mark";
import { entriesOf, type Collection } from "../../collection";
import { elementsIn } from "../../html";
import type { Problem } from "../../problem";

type Element = DefaultTreeAdapterTypes.Element;

/** The mark is in every page. */
const MAX_MARK_BYTES = 4000;
/** The start of ids in the mark, which differ from those of pages. */
const ID_START = "mark-";

/** Shapes and colors. Text would need a font. */
const ALLOWED_ELEMENTS =
  "svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask use title desc".split(
    " ",
  );

/** Reports a mark of the brand that is missing, large, cannot be scaled, or contains more than shapes and colors. */
export function markProblems(collection: Collection): Problem[] {
  if (entriesOf(collection, "Brand").length === 0) return [];
  const path = join(collection.folder, MARK_FILE);
  if (!existsSync(path)) {
    return [problemAt(undefined, "the brand has no mark; save it as an SVG at this path.")];
  }
  return [...faultsOf(readFileSync(path, "utf8"))].map(({ element, message }) => problemAt(element, message));
}

interface Fault {
  element?: Element | undefined;
  message: string;
}

function* faultsOf(svg: string): Iterable<Fault> {
  const size = Buffer.byteLength(svg);
  if (size > MAX_MARK_BYTES)
    yield {
      message: `the mark has ${size} bytes; the maximum is ${MAX_MARK_BYTES}, because every page contains it. Simplify its paths and remove metadata.`,
    };
  const roots = parseMark(svg);
  const [root] = roots;
  if (!root || roots.length > 1 || root.tagName !== "svg")
    return yield { element: root, message: "the mark must be one <svg> element." };
  const [, , width = 0, height = 0] = viewBoxOf(root) ?? [];
  if (!(width > 0 && height > 0))
    yield { element: root, message: 'the mark needs a viewBox, such as viewBox="0 0 24 24".' };
  for (const element of elementsIn(root)) yield* faultsOfElement(element, svg);
}

function* faultsOfElement(element: Element, svg: string): Iterable<Fault> {
  const { tagName, attrs, namespaceURI, sourceCodeLocation: location } = element;
  if (namespaceURI !== html.NS.SVG || !ALLOWED_ELEMENTS.includes(tagName))
    return yield { element, message: `<${tagName}> is not allowed in the mark; use paths, shapes and gradients.` };
  const isClosed = location?.endTag ?? (location && svg.slice(location.startOffset, location.endOffset).endsWith("/>"));
  if (!isClosed) yield { element, message: `<${tagName}> is not closed.` };
  for (const { name, value } of attrs) {
    const message = attributeFault(tagName, name, value);
    if (message !== undefined) yield { element, message };
  }
}

function attributeFault(tagName: string, name: string, value: string): string | undefined {
  if (!isSafe(name, value))
    return `the attribute “${name}” of <${tagName}> is not allowed in the mark: no scripts, styles or references to other files.`;
  if (name === "id" && !value.startsWith(ID_START))
    return `the id “${value}” may also be in a page; begin it with “${ID_START}”, and change the references to it.`;
  return undefined;
}

function isSafe(name: string, value: string): boolean {
  // HTML allows almost any character in a name, but the icons are XML.
  if (!/^[a-z_][\w:.-]*$/i.test(name) || /^on|^style$/i.test(name)) return false;
  if (name === "href") return value.startsWith("#");
  // A backslash would escape a letter of “url”.
  return !/url\(\s*(?!#)|javascript:|\\/i.test(value);
}

function problemAt(element: Element | undefined, message: string): Problem {
  const { startLine: line = 1, startCol: column = 1 } = element?.sourceCodeLocation ?? {};
  return { file: `data/${MARK_FILE}`, line, column, where: "", message };
}
