import { Fragment, type Node, type NodeType } from "prosemirror-model";
import { Selection, TextSelection, type Command } from "prosemirror-state";
import { articleSchema } from "./schema";

const { paragraph, list_item: item, bullet_list: bullets, ordered_list: numbers } = articleSchema.nodes;

/**
 * The command of a list button: converts the selected paragraphs and lists to a list of this type. If the selection is
 * already such a list, converts it to paragraphs.
 */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection;
    const range = $from.depth === 0 ? null : $from.blockRange($to, (node) => node.type === state.schema.topNodeType);
    if (!range) return false;
    const blocks = Array.from({ length: range.endIndex - range.startIndex }, (_, index) =>
      range.parent.child(range.startIndex + index),
    );
    if (!blocks.every(isText)) return false;
    const isThisList = blocks.every((block) => block.type === type);
    const texts = blocks.flatMap((block) => (isList(block) ? [...block.children] : [block]));
    const replacement = isThisList
      ? Fragment.from(texts.map(({ content }) => paragraph.create(null, content)))
      : type.create(
          null,
          texts.map(({ content }) => item.create(null, content)),
        );
    if (dispatch) {
      const transaction = state.tr.replaceWith(range.start, range.end, replacement);
      dispatch(transaction.setSelection(Selection.near(transaction.doc.resolve(range.start + 1))).scrollIntoView());
    }
    return true;
  };
}

function isList({ type }: Node): boolean {
  return type === bullets || type === numbers;
}

function isText(block: Node): boolean {
  return isList(block) || block.inlineContent;
}

/** Command for Enter in an empty item at the end of a list: it replaces the item with a paragraph after the list. */
export const leaveList: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.parent.type !== item || $from.parent.content.size > 0) return false;
  const list = $from.node(-1);
  if ($from.index(-1) !== list.childCount - 1) return false;
  if (dispatch) {
    const isOnly = list.childCount === 1;
    const start = isOnly ? $from.before(-1) : $from.before();
    const { tr } = state;
    if (isOnly) tr.replaceWith(start, $from.after(-1), paragraph.create());
    else tr.delete(start, $from.after()).insert(start + 1, paragraph.create());
    dispatch(tr.setSelection(TextSelection.create(tr.doc, isOnly ? start + 1 : start + 2)).scrollIntoView());
  }
  return true;
};
