const withoutSpaces = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim();

/**
 * The smallest visible element of a page that contains a text, or the picture that it describes.
 * @param text text or HTML; of HTML, the first block is searched
 */
export function findText(page: Document, text: string): Element | undefined {
  const { body } = new DOMParser().parseFromString(text, "text/html");
  const wanted = withoutSpaces((body.firstElementChild ?? body).textContent);
  if (wanted === "") return undefined;
  const picture = [...page.images].find(({ alt }) => withoutSpaces(alt) === wanted);
  const isWhole = (element: Element): boolean => withoutSpaces(element.textContent) === wanted;
  const hasText = (element: Element): boolean => withoutSpaces(element.textContent).includes(wanted);
  // The page’s own content comes before the links of header and footer.
  const roots = [page.querySelector("main"), page.body].filter((root) => root !== null);
  const matches = [isWhole, hasText].flatMap((matches) => roots.map((root) => firstVisible(root, matches)));
  return matches.find((element) => element !== undefined) ?? picture;
}

function firstVisible(root: Element, matches: (element: Element) => boolean): Element | undefined {
  const first = [...root.querySelectorAll("*")].find((element) => isVisible(element) && matches(element));
  return first && smallest(first, matches);
}

function smallest(element: Element, matches: (element: Element) => boolean): Element {
  const inner = [...element.children].find((child) => isVisible(child) && matches(child));
  return inner ? smallest(inner, matches) : element;
}

const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.closest("script, style, noscript") === null;
