import type { Page } from "@playwright/test";

/** Runs in the page, before its script: puts a node next to each field, as password managers do. */
function addToFields(): void {
  addEventListener("DOMContentLoaded", () => {
    for (const field of document.querySelectorAll("input, textarea")) {
      field.after(Object.assign(document.createElement("div"), { className: "extension" }));
    }
  });
}

/**
 * Runs in the page, before its script: wraps each text in two `font` elements, as Google Translate does, as soon
 * as the HTML is parsed and whenever text is added or changed.
 */
function wrapTexts(): void {
  const SKIPPED = "script, style, noscript, textarea, title, svg, font";
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || !text.parentElement || text.parentElement.closest(SKIPPED)) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      text.replaceWith(outer);
      outer.append(inner);
      // React does not know this new text node.
      inner.append(document.createTextNode(text.data));
    }
  };
  addEventListener("DOMContentLoaded", () => {
    wrap(document.body);
    const observer = new MutationObserver(() => {
      wrap(document.body);
      observer.takeRecords();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Simulates an extension that changes the page before hydration. */
export const withExtension = (page: Page): Promise<unknown> => page.addInitScript(addToFields);

/** Simulates a translator that changes the page before hydration and whenever its text changes. */
export const withTranslator = (page: Page): Promise<unknown> => page.addInitScript(wrapTexts);
