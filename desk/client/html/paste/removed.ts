import { SAFE_LINK } from "../schema";

const MEDIA = "img, picture, svg, video, audio, iframe, object, embed, canvas";

export const NO_PICTURES =
  "The text of an article holds no pictures. Its one picture is chosen in the field “Picture”.";

/** Removes what an article’s text cannot hold. */
export function removeMedia(body: HTMLElement): string | undefined {
  const media = [...body.querySelectorAll(MEDIA)].filter(({ parentElement }) => !parentElement?.closest(MEDIA));
  for (const each of media) each.remove();
  if (media.length === 0) return undefined;
  return `${media.length === 1 ? "A picture was" : `${media.length} pictures were`} left out. ${NO_PICTURES}`;
}

/** Removes links that the check refuses, and those that lead to a place in the copied document. */
export function removeLinks(body: HTMLElement): string | undefined {
  const links = [...body.querySelectorAll("a[href]")];
  const hrefs = links.map((link) => link.getAttribute("href") ?? "");
  const refused = new Set(hrefs.filter((href) => href.startsWith("#") || !SAFE_LINK.test(href)));
  for (const link of links) if (refused.has(link.getAttribute("href") ?? "")) link.removeAttribute("href");
  // Footnotes and tables of contents have no other use.
  const lost = [...refused].filter((href) => !href.startsWith("#"));
  if (lost.length === 0) return undefined;
  return `A link must begin with https://, mailto: or /, so these became plain text: ${lost.join(", ")}.`;
}
