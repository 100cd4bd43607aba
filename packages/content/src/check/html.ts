import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import sanitizeHtml from "sanitize-html";

/** Tags that an article's body may use. Any other tag is an error. */
const ALLOWED_TAGS = [
  "p",
  "h2",
  "h3",
  "ul",
  "ol",
  "li",
  "a",
  "strong",
  "em",
  "blockquote",
  "table",
  "caption",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "code",
  "pre",
  "br",
  "sub",
  "sup",
  "s",
];
const ALLOWED_ATTRIBUTES: Record<string, string[]> = { a: ["href"], th: ["scope"] };

/** The beginnings of links. */
const SAFE_HREF = /^(\/(?!\/)|https:\/\/|mailto:|#|\{)/;

/** A part of an HTML fragment that the sanitizer would change. `near` is source text that locates it. */
export interface HtmlFault {
  near: string;
  message: string;
}

/**
 * The changes that the sanitizer would make to an HTML fragment. If the list is empty, the fragment is safe to show.
 */
export function htmlFaults(html: string): HtmlFault[] {
  const faults: HtmlFault[] = [];
  const cleaned = sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedSchemes: ["https", "mailto"],
    allowProtocolRelative: false,
    // Called for every tag, including tags that are removed afterwards.
    transformTags: {
      "*": (tagName, attribs) => {
        faults.push(...faultsOfTag(tagName, attribs));
        return { tagName, attribs };
      },
    },
  });
  if (faults.length === 0 && cleaned !== html) faults.push(firstDifference(html, cleaned));
  return faults;
}

function* faultsOfTag(tagName: string, attributes: sanitizeHtml.Attributes): Iterable<HtmlFault> {
  const near = `<${tagName}`;
  if (!ALLOWED_TAGS.includes(tagName)) {
    const allowed = ALLOWED_TAGS.slice(0, 10).join(", ");
    return yield { near, message: `the tag <${tagName}> is not allowed; use ${allowed} or table parts.` };
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (!ALLOWED_ATTRIBUTES[tagName]?.includes(name))
      yield { near, message: `the attribute ${name} is not allowed on <${tagName}>.` };
    else if (name === "href" && !SAFE_HREF.test(value))
      yield { near: value, message: `the link ${value} of <a> is not allowed; begin with /, https:// or mailto:.` };
  }
}

/** The targets of all links in HTML, as browsers read them. */
export const linksInHtml = (html: string): string[] =>
  elementsIn(parseFragment(html)).flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name === "href").map(({ value }) => value),
  );

/** All elements of a tree, in their order. */
export function elementsIn(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  return tree.isElementNode(node) ? [node, ...children] : children;
}

/** The first difference between written and cleaned HTML: an unclosed tag, or a character to escape. */
function firstDifference(html: string, cleaned: string): HtmlFault {
  let index = 0;
  while (index < html.length && html[index] === cleaned[index]) index += 1;
  const tagStart = html.lastIndexOf("<", index);
  const tag = /^<\/?([a-z0-9]+)/i.exec(html.slice(tagStart))?.[1];
  const near = html.slice(tagStart === -1 ? index : tagStart, index + 12);
  const position = tag ? `in or after the tag <${tag}>` : "at its start";
  return {
    near,
    message: `the HTML would be changed ${position} (“${html.slice(index, index + 20)}” would become “${cleaned.slice(index, index + 20)}”); close every tag and write &amp; and &lt; for & and <.`,
  };
}
