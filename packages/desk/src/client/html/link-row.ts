import { toggleMark } from "prosemirror-commands";
import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { Option } from "../../config/fields";
import { createDatalist, createElement } from "../element";
import { articleSchema, SAFE_LINK } from "./schema";

const { link } = articleSchema.marks;

/** Creates the row that sets the link of the selected text: a page of the site from the list, or a URL. */
export function createLinkRow(getView: () => EditorView, id: string, targets: readonly Option[]) {
  const list = `${id}-links`;
  const input = createElement("input", {
    class: "desk-input",
    list,
    "aria-label": "Link",
    placeholder: "Select words, then choose a page or type https://…",
  });
  const set = createElement("button", { type: "button" }, "Set link");
  const remove = createElement("button", { type: "button" }, "Remove link");
  const pages = targets.filter(({ value }) => value.startsWith("/"));

  const removeLink = (): void => {
    const { state } = getView();
    getView().dispatch(state.tr.removeMark(state.selection.from, state.selection.to, link));
  };
  set.addEventListener("click", () => {
    removeLink();
    toggleMark(link, { href: input.value })(getView().state, getView().dispatch);
    getView().focus();
  });
  remove.addEventListener("click", () => {
    removeLink();
    getView().focus();
  });
  input.addEventListener("input", () => {
    input.setCustomValidity(
      SAFE_LINK.test(input.value) ? "" : "A link must begin with / (a page of this site), https:// or mailto:.",
    );
    set.disabled = !input.validity.valid || getView().state.selection.empty;
  });

  const refresh = ({ selection, doc }: EditorState): void => {
    let href = "";
    doc.nodesBetween(selection.from, selection.to, (node) => {
      href = (link.isInSet(node.marks)?.attrs.href as string | undefined) ?? href;
    });
    // Do not overwrite the input while the editor is typing in it.
    if (document.activeElement !== input) input.value = href;
    set.disabled = selection.empty || !SAFE_LINK.test(input.value);
    remove.disabled = href === "" || selection.empty;
  };
  return {
    row: createElement("div", { class: "desk-link" }, input, set, remove, createDatalist(list, pages)),
    refresh,
  };
}
