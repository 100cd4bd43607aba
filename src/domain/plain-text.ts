import sanitizeHtml from "sanitize-html";

/** The text of HTML without tags and with decoded entities: `<p>1 &lt; 2</p>` → `1 < 2`. */
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
