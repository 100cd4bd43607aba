import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { Option } from "../../config/fields";
import { control, type ControlProps, type Mounted } from "../control";
import { element } from "../element";
import { isEditable, readHtml, writeHtml } from "./html";
import { leaveList } from "./lists";
import { linkRow } from "./link-row";
import { pasteHandling } from "./paste/handling";
import { articleSchema } from "./schema";
import { breakLineInCell } from "./tables";
import { toolbar } from "./toolbar";

const PLUGINS = [
  history(),
  keymap({
    "Mod-z": undo,
    "Mod-y": redo,
    "Shift-Mod-z": redo,
    "Mod-b": toggleMark(articleSchema.marks.strong),
    "Mod-i": toggleMark(articleSchema.marks.em),
    Enter: chainCommands(breakLineInCell, leaveList),
  }),
  keymap(baseKeymap),
];

/** The body of an article: rich text of the allowed tags alone, or its HTML as text. */
export const htmlField = (targets: readonly Option[]) =>
  control((host, props) => (isEditable(props.value) ? richText(host, props, targets) : plainText(host, props)));

function richText(host: HTMLElement, { value, forID, onChange }: ControlProps, targets: readonly Option[]): Mounted {
  const current = (): EditorView => view;
  const { bar, refresh } = toolbar(current);
  const link = linkRow(current, forID, targets);
  const place = element("div", { class: "desk-html" });
  const paste = pasteHandling();
  host.append(bar, link.row, paste.notice, place);
  let html = value;

  const stateOf = (text: string): EditorState => EditorState.create({ doc: readHtml(text), plugins: PLUGINS });
  const show = (state: EditorState): void => {
    view.updateState(state);
    refresh(state);
    link.refresh(state);
  };
  const view: EditorView = new EditorView(place, {
    state: stateOf(value),
    ...paste.props,
    attributes: { id: forID, role: "textbox", "aria-multiline": "true", "aria-label": "Text of the article" },
    dispatchTransaction(transaction) {
      show(view.state.apply(transaction));
      if (!transaction.docChanged) return;
      html = writeHtml(view.state.doc);
      onChange(html);
    },
  });
  show(view.state);
  return {
    update(next) {
      if (next === html) return;
      html = next;
      show(stateOf(next));
    },
    destroy: () => view.destroy(),
  };
}

function plainText(host: HTMLElement, { value, forID, onChange }: ControlProps): Mounted {
  const note = element("p", {}, "This text has HTML that the editor has no button for, so it is edited as it stands.");
  const area = element("textarea", { id: forID, class: "desk-input", rows: "20", spellcheck: "false" });
  area.value = value;
  area.addEventListener("input", () => onChange(area.value));
  host.append(note, area);
  return {
    update(next) {
      if (area.value !== next) area.value = next;
    },
  };
}
