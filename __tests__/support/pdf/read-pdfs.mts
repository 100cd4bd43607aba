/** Reads the PDFs that its arguments name, and prints them as a JSON array of `Pdf` (pdf.ts). */
import { readFileSync } from "node:fs";
import { getDocumentProxy } from "unpdf";
import type { Pdf, PdfElement } from "./pdf";

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document["getPage"]>>;

/** The part of PDF.js's structure tree that is used here. */
interface TreeNode {
  readonly role: string;
  readonly alt?: string;
  readonly children: readonly (TreeNode | { readonly type: string; readonly id: string })[];
}

const withSingleSpaces = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The text of each piece of marked content by its ID, and all text of the page. */
async function textsOf(page: Page): Promise<{ byId: Map<string, string>; drawnText: string }> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const byId = new Map<string, string>();
  const open: (string | null)[] = [];
  let drawnText = "";
  for (const item of items) {
    if ("str" in item) {
      const text = item.hasEOL ? `${item.str} ` : item.str;
      drawnText += text;
      const id = open.at(-1);
      if (typeof id === "string") byId.set(id, (byId.get(id) ?? "") + text);
    } else if (item.type === "endMarkedContent") {
      open.pop();
      drawnText += " ";
    } else open.push(item.id ?? null);
  }
  return { byId, drawnText };
}

function elementOf({ role, alt, children }: TreeNode, byId: ReadonlyMap<string, string>): PdfElement {
  const texts: string[] = [];
  const elements: PdfElement[] = [];
  for (const child of children) {
    if ("id" in child) texts.push(byId.get(child.id) ?? "");
    else {
      const element = elementOf(child, byId);
      texts.push(element.text);
      elements.push(element);
    }
  }
  return { role, text: withSingleSpaces(texts.join(" ")), ...(alt !== undefined && { alt }), children: elements };
}

async function read(file: string): Promise<Pdf> {
  const document = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const { info } = (await document.getMetadata()) as { info: { Language?: string; Title?: string } };
  const mark = (await document.getMarkInfo()) as { Marked: boolean } | null;
  const elements: PdfElement[] = [];
  let drawn = "";
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { byId, drawnText } = await textsOf(page);
    drawn += drawnText;
    const tree = (await page.getStructTree()) as TreeNode | null;
    if (tree) elements.push(...elementOf(tree, byId).children);
  }
  return {
    pages: document.numPages,
    isMarked: mark?.Marked === true,
    language: info.Language ?? null,
    title: info.Title ?? null,
    elements,
    drawnText: withSingleSpaces(drawn),
  };
}

process.stdout.write(JSON.stringify(await Promise.all(process.argv.slice(2).map(read))));
