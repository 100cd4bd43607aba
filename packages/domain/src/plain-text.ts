import sanitizeHtml from "sanitize-html";

/** The text of HTML without tags and with decoded entities: `<p>1 &lt; 2</p>` → `1 < 2`. */
export function plainText(html: string): string {
  return (
    sanitizeHtml(html.replace(/<br\b|<\/(?:p|h2|h3|li|th|td|blockquote|caption)>/g, " $&"), {
      allowedTags: [],
      allowedAttributes: {},
    })
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      // The last, so that the text “&amp;lt;” becomes “&lt;”.
      .replace(/&amp;/g, "&")
      .trim()
  );
}
