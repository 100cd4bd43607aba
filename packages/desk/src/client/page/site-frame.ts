import type { JsonValue } from "@capture/domain/lib/json-value";
import { NO_CHANGES, replaceTexts, type TextChanges } from "./texts";

/** A page that Gatsby has loaded. */
interface LoadedPage {
  readonly json: { readonly data?: JsonValue };
}

/** The window of the development site, with Gatsby’s loader, its events and its navigation. */
interface SiteWindow extends Window {
  ___loader?: { loadPageSync(path: string, options?: object): LoadedPage | undefined };
  ___emitter?: { emit(type: string): void };
  ___navigate?: (path: string, options: { replace: boolean }) => void;
}

const MARK = "data-edited-in-desk";
const MARK_STYLE = `[${MARK}] { outline: 3px solid #d4006a !important; outline-offset: 4px !important; }`;

/**
 * Controls the development site in a frame of the desk. The site itself has no code for it.
 * @param onRender called after a page was loaded, and at each change of the page until it contains the text to mark
 */
export function createSiteFrame(element: HTMLIFrameElement, onRender: () => void) {
  let changes = NO_CHANGES;
  const site = (): SiteWindow | null => element.contentWindow as SiteWindow | null;

  // React renders after the event of Gatsby, not during it, and the development site loads a page after its frame.
  const rendering = new MutationObserver(onRender);
  const observe = (): void => {
    const body = element.contentDocument?.body;
    if (body) rendering.observe(body, { subtree: true, childList: true, characterData: true });
  };

  element.addEventListener("load", () => {
    const page = element.contentDocument;
    page?.head.append(Object.assign(page.createElement("style"), { textContent: MARK_STYLE }));
    replaceLoadedTexts(site(), () => changes);
    onRender();
  });
  return {
    /** Opens a page, without an entry in the history of the desk. */
    open(path: string): void {
      const current = site()?.location;
      if (current?.pathname.replace(/(.)\/$/, "$1") === path) return;
      const navigate = site()?.___navigate;
      if (navigate) navigate(path, { replace: true });
      else current?.replace(path);
    },
    /** Shows changed texts in the components of the page. */
    show(shown: TextChanges): void {
      changes = shown;
      observe();
      site()?.___emitter?.emit("pageQueryResult");
    },
    /** Marks the place of the first text that the page has, and scrolls to it. */
    mark(texts: readonly string[]): void {
      const page = element.contentDocument;
      for (const marked of page?.querySelectorAll(`[${MARK}]`) ?? []) marked.removeAttribute(MARK);
      rendering.disconnect();
      if (!page || texts.length === 0) return;
      const found = texts.map((text) => findText(page, text)).find((element) => element !== undefined);
      if (!found) return observe();
      found.setAttribute(MARK, "");
      scrollTo(site(), found);
    },
  };
}

/**
 * Replaces texts in the data of pages before Gatsby passes it to their components. Gatsby asks its loader after each of
 * its events, so texts that Gatsby sends later are replaced, too.
 */
function replaceLoadedTexts(site: SiteWindow | null, currentChanges: () => TextChanges): void {
  const loader = site?.___loader;
  if (!loader) return;
  const loadPageSync = loader.loadPageSync.bind(loader);
  loader.loadPageSync = (path, options) => {
    const page = loadPageSync(path, options);
    const data = page?.json.data;
    const replaced = data && replaceTexts(data, currentChanges());
    return page && replaced !== data ? { ...page, json: { ...page.json, data: replaced } } : page;
  };
}

/** Scrolls only the page: `scrollIntoView` would also scroll the desk. */
function scrollTo(site: SiteWindow | null, element: Element): void {
  if (!site) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= site.innerHeight) return;
  const space = Math.max(0, (site.innerHeight - height) / 2);
  site.scrollTo({ top: site.scrollY + top - space, behavior: "instant" });
}

const withoutSpaces = (text: string | null): string =>
  (text ?? "").replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();

/**
 * The smallest visible element of a page that contains a text, or the picture that it describes.
 * @param text text or HTML; of HTML, the first block is searched
 */
function findText(page: Document, text: string): Element | undefined {
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
