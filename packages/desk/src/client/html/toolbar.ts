import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { createElement } from "../element";
import { toggleList } from "./lists";
import { articleSchema } from "./schema";
import { addColumn, addRow, insertTable, removeColumn, removeRow } from "./tables";

const { nodes, marks } = articleSchema;
type MarkName = "strong" | "em" | "s" | "code" | "sub" | "sup";

/** The buttons of the toolbar: label, command, and the mark for which the button shows a pressed state. */
const ACTIONS: readonly [string, Command, MarkName | undefined][] = [
  ["Text", setBlockType(nodes.paragraph), undefined],
  ["Heading", setBlockType(nodes.h2), undefined],
  ["Small heading", setBlockType(nodes.h3), undefined],
  ["Bold", toggleMark(marks.strong), "strong"],
  ["Italic", toggleMark(marks.em), "em"],
  ["Crossed out", toggleMark(marks.s), "s"],
  ["Code", toggleMark(marks.code), "code"],
  ["Subscript", toggleMark(marks.sub), "sub"],
  ["Superscript", toggleMark(marks.sup), "sup"],
  ["List", toggleList(nodes.bullet_list), undefined],
  ["Numbered list", toggleList(nodes.ordered_list), undefined],
  ["Quote", (state, dispatch) => lift(state, dispatch) || wrapIn(nodes.blockquote)(state, dispatch), undefined],
  ["Table", insertTable, undefined],
  ["Add row", addRow, undefined],
  ["Remove row", removeRow, undefined],
  ["Add column", addColumn, undefined],
  ["Remove column", removeColumn, undefined],
  ["Undo", undo, undefined],
  ["Redo", redo, undefined],
];

/** Creates the buttons above the editor. `refresh` disables those that do nothing at the cursor. */
export function createToolbar(getView: () => EditorView): { bar: HTMLElement; refresh: (state: EditorState) => void } {
  const bar = createElement("div", { class: "desk-toolbar", role: "toolbar", "aria-label": "Formatting" });
  const buttons = ACTIONS.map(([label, command, mark]) => {
    const button = createElement("button", { type: "button" }, label);
    // Keep the selection and focus in the editor.
    button.addEventListener("mousedown", (event) => event.preventDefault());
    button.addEventListener("click", () => {
      command(getView().state, getView().dispatch);
      getView().focus();
    });
    bar.append(button);
    return { button, command, mark };
  });
  const refresh = (state: EditorState): void => {
    for (const { button, command, mark } of buttons) {
      button.disabled = !command(state);
      if (mark) button.setAttribute("aria-pressed", String(hasMark(state, mark)));
    }
  };
  return { bar, refresh };
}

function hasMark({ selection, doc, storedMarks }: EditorState, name: MarkName): boolean {
  const type = marks[name];
  if (selection.empty) return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined;
  return doc.rangeHasMark(selection.from, selection.to, type);
}
