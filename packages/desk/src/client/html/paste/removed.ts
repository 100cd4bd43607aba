import { SAFE_LINK } from "../schema";

const MEDIA = "img, v\\:imagedata, picture, svg, video, audio, iframe, object, embed, canvas";

export const NO_PICTURES =
  "The text of an article cannot contain pictures. Add the picture of the article in the field “Picture”.";

/** Removes pictures, videos and frames, which an article cannot contain. */
export function removeMedia(body: HTMLElement): string | undefined {
  const media = [...body.querySelectorAll(MEDIA)].filter(({ parentElement }) => !parentElement?.closest(MEDIA));
  for (const each of media) each.remove();
  if (media.length === 0) return undefined;
  return `${media.length === 1 ? "A picture was" : `${media.length} pictures were`} removed. ${NO_PICTURES}`;
}

/** Comments in Word: their marks in the text, and their texts at the end. */
const COMMENTS = '.MsoCommentReference, [style*="mso-element:comment"]';

/** Removes comments and deleted words of a document under review, which Word copies too. Another `del` is crossed out. */
export function removeComments(body: HTMLElement): string | undefined {
  const marks = [...body.querySelectorAll(`${COMMENTS}, del:is([cite], [datetime])`)];
  for (const mark of marks) mark.remove();
  return marks.length === 0
    ? undefined
    : "Comments and deleted words of the document were removed. To keep the words, reject the deletions in Word, and paste again.";
}

/** Removes links that the content check does not allow, and links within the copied document. */
export function removeLinks(body: HTMLElement): string | undefined {
  const links = [...body.querySelectorAll("a[href]")];
  const hrefs = links.map((link) => link.getAttribute("href") ?? "");
  const removed = new Set(hrefs.filter((href) => href.startsWith("#") || !SAFE_LINK.test(href)));
  for (const link of links) if (removed.has(link.getAttribute("href") ?? "")) link.removeAttribute("href");
  // Links within the document (footnotes, tables of contents) are removed without a note.
  const reported = [...removed].filter((href) => !href.startsWith("#"));
  if (reported.length === 0) return undefined;
  return `A link must begin with https://, mailto: or /, so these became plain text: ${reported.join(", ")}.`;
}
