import { textKey } from "./text-key";

/** In which direction a language is written. */
export type Direction = "ltr" | "rtl";

/** The language of texts that are not translated, as attributes of the elements that contain them. */
export interface SourceLanguage {
  /** `en` */
  readonly lang: string;
  /** Only where the page has the other direction. */
  readonly dir?: Direction;
}

/**
 * Runs in the browser: gives the attributes to elements with one of the texts whenever the page shows it, for example
 * after client-side navigation, and takes them away when the element has another text. The build has marked the page
 * itself.
 * @param keys the keys of the texts
 */
export function watchPage(keys: ReadonlySet<number>, source: SourceLanguage): void {
  const marked = new WeakSet<Element>();
  const update = (element: Element): void => {
    if (keys.has(textKey(element.textContent ?? ""))) {
      for (const [name, value] of Object.entries(source)) element.setAttribute(name, value as string);
      marked.add(element);
      return;
    }
    if (marked.delete(element)) for (const name of Object.keys(source)) element.removeAttribute(name);
    for (const child of element.children) update(child);
  };
  /** The element that has changed, or the marked one around it. */
  const changedElement = ({ target }: MutationRecord): Element | null => {
    const own = target instanceof Element ? target : target.parentElement;
    let outermost = own;
    for (let each = own; each; each = each.parentElement) if (marked.has(each)) outermost = each;
    return outermost;
  };
  const observer = new MutationObserver((records) => {
    for (const element of new Set(records.map(changedElement))) if (element?.isConnected) update(element);
  });
  update(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
