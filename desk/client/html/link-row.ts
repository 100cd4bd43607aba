import { toggleMark } from "prosemirror-commands";
import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { Option } from "../../config/fields";
import { datalist, element } from "../element";
import { articleSchema, SAFE_LINK } from "./schema";

const { link } = articleSchema.marks;

/** Where the selected words lead: a page of the site from the list, or an address. */
export function linkRow(view: () => EditorView, id: string, targets: readonly Option[]) {
  const list = `${id}-links`;
  const input = element("input", {
    class: "desk-input",
    list,
    "aria-label": "Link",
    placeholder: "Select words, then choose a page or type https://…",
  });
  const set = element("button", { type: "button" }, "Set link");
  const remove = element("button", { type: "button" }, "Remove link");
  const pages = targets.filter(({ value }) => value.startsWith("/"));

  const without = (): void => {
    const { state } = view();
    view().dispatch(state.tr.removeMark(state.selection.from, state.selection.to, link));
  };
  set.addEventListener("click", () => {
    without();
    toggleMark(link, { href: input.value })(view().state, view().dispatch);
    view().focus();
  });
  remove.addEventListener("click", () => {
    without();
    view().focus();
  });
  input.addEventListener("input", () => {
    input.setCustomValidity(
      SAFE_LINK.test(input.value) ? "" : "Begin with / for a page of this site, https:// or mailto:.",
    );
    set.disabled = !input.validity.valid || view().state.selection.empty;
  });

  const refresh = ({ selection, doc }: EditorState): void => {
    let href = "";
    doc.nodesBetween(selection.from, selection.to, (node) => {
      href = (link.isInSet(node.marks)?.attrs.href as string | undefined) ?? href;
    });
    // What is being typed stays.
    if (document.activeElement !== input) input.value = href;
    set.disabled = selection.empty || !SAFE_LINK.test(input.value);
    remove.disabled = href === "" || selection.empty;
  };
  return { row: element("div", { class: "desk-link" }, input, set, remove, datalist(list, pages)), refresh };
}
