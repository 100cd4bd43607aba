import { textsAt, type TextChanges } from "./texts";

/** A field of Sveltia’s form. */
const FIELD = ".content-editor [data-key-path]";
/** The blocks of our rich text editor. */
const BLOCK = ".ProseMirror :is(p, h2, h3, li, th, td, pre)";

/** Calls a function when the editor goes to another field, or to another block of a rich text. */
export function watchField(onChange: () => void): void {
  let field: Element | undefined;
  document.addEventListener("focusin", ({ target }) => {
    const next = target instanceof Element ? (target.closest(FIELD) ?? undefined) : undefined;
    if (next && next !== field) onChange();
    field = next ?? field;
  });
  let block: Element | undefined;
  document.addEventListener("selectionchange", () => {
    const next = currentBlock();
    if (next && next !== block) onChange();
    block = next;
  });
}

/** The texts that the page may show for the field that has the focus; of a rich text, that of the block. */
export function editedTexts(changes: TextChanges): readonly string[] {
  const block = currentBlock();
  if (block?.textContent) return [escapeHtml(block.textContent)];
  const path = document.activeElement?.closest(FIELD)?.getAttribute("data-key-path");
  // A picture has the focus in its own field, and is found by its description.
  return path ? textsAt(path.replace(/\.src$/, ".alt"), changes) : [];
}

function currentBlock(): Element | undefined {
  const node = document.getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  return document.activeElement?.closest(".ProseMirror") ? (element?.closest(BLOCK) ?? undefined) : undefined;
}

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
