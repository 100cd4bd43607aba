import { DOMParser, DOMSerializer, type Node } from "prosemirror-model";
import { articleSchema } from "./schema";

const parser = DOMParser.fromSchema(articleSchema);
const serializer = DOMSerializer.fromSchema(articleSchema);

/** Parses the HTML of an article. Unsupported HTML is dropped; check it with `isEditable` before. */
export function readHtml(html: string): Node {
  // In a separate document no script runs and no picture loads.
  const { body } = new window.DOMParser().parseFromString(html, "text/html");
  return parser.parse(body, { preserveWhitespace: "full" });
}

/** Serializes an article to the HTML of its file. An empty article becomes an empty string. */
export function writeHtml(doc: Node): string {
  if (doc.childCount === 1 && doc.firstChild?.type.name === "paragraph" && doc.firstChild.childCount === 0) return "";
  const container = document.createElement("div");
  container.append(serializer.serializeFragment(doc.content));
  // The sanitizer of the content check writes these characters and tags in this way.
  return container.innerHTML.replaceAll("&nbsp;", "\u00a0").replaceAll("<br>", "<br />");
}

/** Whether the rich text editor returns this HTML byte for byte. */
export function isEditable(html: string): boolean {
  return writeHtml(readHtml(html)) === html;
}
