import sanitizeHtml from "sanitize-html";

/** The words of a piece of HTML without its tags, with characters for entities: `<p>1 &lt; 2</p>` → `1 < 2`. */
export function plainText(html: string): string {
  return sanitizeHtml(html.replace(/<\/(p|h2|h3|li|th|td|blockquote|caption)>/g, " $&"), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&amp;/g, "&")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .trim();
}
