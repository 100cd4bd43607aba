import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { Option } from "../../config/fields";
import { createControl, type ControlProps, type MountedControl } from "../fields/control";
import { createElement } from "../element";
import { isEditable, readHtml, writeHtml } from "./html";
import { leaveList } from "./lists";
import { createLinkRow } from "./link-row";
import { createPasteHandling } from "./paste/clean";
import { articleSchema } from "./schema";
import { breakLineInCell } from "./tables";
import { createToolbar } from "./toolbar";

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

/** The field type of an article body: a rich text editor, or a textarea for HTML that the editor would change. */
export const createHtmlField = (targets: readonly Option[]) =>
  createControl((host, props) => (isEditable(props.value) ? richText(host, props, targets) : plainText(host, props)));

function richText(
  host: HTMLElement,
  { value, forID, onChange }: ControlProps,
  targets: readonly Option[],
): MountedControl {
  const getView = (): EditorView => view;
  const { bar, refresh } = createToolbar(getView);
  const link = createLinkRow(getView, forID, targets);
  const container = createElement("div", { class: "desk-html" });
  const paste = createPasteHandling();
  host.append(bar, link.row, paste.notice, container);
  let html = value;

  const stateOf = (text: string): EditorState => EditorState.create({ doc: readHtml(text), plugins: PLUGINS });
  const show = (state: EditorState): void => {
    view.updateState(state);
    refresh(state);
    link.refresh(state);
  };
  const view: EditorView = new EditorView(container, {
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

function plainText(host: HTMLElement, { value, forID, onChange }: ControlProps): MountedControl {
  const note = createElement(
    "p",
    {},
    "This text contains HTML that the editor does not support, so you edit the HTML itself.",
  );
  const area = createElement("textarea", { id: forID, class: "desk-input", rows: "20", spellcheck: "false" });
  area.value = value;
  area.addEventListener("input", () => onChange(area.value));
  host.append(note, area);
  return {
    update(next) {
      if (area.value !== next) area.value = next;
    },
  };
}
