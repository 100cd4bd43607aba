/** An element of an XML document. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
}

const MAX_DEPTH = 64;
/** A comment, CDATA, a processing instruction, a tag, or text. */
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([A-Za-z_][\w.:-]*)([^<>]*?)(\/?)>|([^<]+)/y;
/** One attribute, or the space at the end of the tag. */
const ATTRIBUTE = /\s+(?:([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')|$)/y;
const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/**
 * Parses an XML document. Workers have no DOMParser. Document types are refused, so no entity can grow.
 * @returns the root element, or `undefined` if the document is not well-formed
 */
export function parseXml(text: string): XmlElement | undefined {
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open: XmlElement[] = [root];
  const token = new RegExp(TOKEN);
  while (token.lastIndex < text.length) {
    const match = token.exec(text);
    const parent = open.at(-1);
    if (!match || !parent || open.length > MAX_DEPTH) return undefined;
    const [, characterData, closing, name, attributes = "", selfClosing, plainText] = match;
    if (name === undefined) parent.text += characterData ?? decodeEntities(plainText ?? "");
    else if (closing === "/") {
      if (parent === root || parent.name !== name) return undefined;
      open.pop();
    } else {
      const parsed = parseAttributes(attributes);
      if (!parsed) return undefined;
      const element: XmlElement = { name, attributes: parsed, children: [], text: "" };
      parent.children.push(element);
      if (selfClosing !== "/") open.push(element);
    }
  }
  const [document, ...others] = root.children;
  return open.length === 1 && others.length === 0 && root.text.trim() === "" ? document : undefined;
}

/** @returns `undefined` if the text is not a list of attributes */
function parseAttributes(text: string): Record<string, string> | undefined {
  const attributes: Record<string, string> = {};
  const attribute = new RegExp(ATTRIBUTE);
  while (attribute.lastIndex < text.length) {
    const match = attribute.exec(text);
    if (!match) return undefined;
    const [, name, double, single] = match;
    if (name !== undefined) attributes[name] = decodeEntities(double ?? single ?? "");
  }
  return attributes;
}

const decodeEntities = (text: string): string =>
  text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The descendant at a path of element names: `points/prototype`. */
export const findElement = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  path
    .split("/")
    .reduce<XmlElement | undefined>((parent, name) => parent?.children.find((child) => child.name === name), element);

/** The number in the element at a path, or the fallback if there is none. */
export function numberAt(element: XmlElement | undefined, path: string, fallback: number): number {
  const found = findElement(element, path);
  // An empty element means 0 in this format.
  return found ? Number(found.text.trim()) : fallback;
}
