import { DOMParser, DOMSerializer, type Node } from "prosemirror-model";
import { articleSchema } from "./schema";

const parser = DOMParser.fromSchema(articleSchema);
const serializer = DOMSerializer.fromSchema(articleSchema);

/** Reads the HTML of an article. What the editor has no place for is dropped; `isEditable` tells beforehand. */
export function readHtml(html: string): Node {
  // A document of its own: nothing in it runs or loads.
  const { body } = new window.DOMParser().parseFromString(html, "text/html");
  return parser.parse(body, { preserveWhitespace: "full" });
}

/** The HTML of an edited article, as it stands in its file; empty for an empty one. */
export function writeHtml(doc: Node): string {
  if (doc.childCount === 1 && doc.firstChild?.type.name === "paragraph" && doc.firstChild.childCount === 0) return "";
  const holder = document.createElement("div");
  holder.append(serializer.serializeFragment(doc.content));
  // The sanitizer writes this space as itself, and closes line breaks.
  return holder.innerHTML.replaceAll("&nbsp;", "\u00a0").replaceAll("<br>", "<br />");
}

/** Whether the rich editor would give this HTML back byte for byte. If not, it is edited as text. */
export function isEditable(html: string): boolean {
  return writeHtml(readHtml(html)) === html;
}
