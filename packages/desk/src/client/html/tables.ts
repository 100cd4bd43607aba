import { Fragment, type Node } from "prosemirror-model";
import { Selection, type Command, type EditorState } from "prosemirror-state";
import { articleSchema } from "./schema";

const {
  table,
  table_head: head,
  table_body: body,
  table_row: row,
  table_header: header,
  table_cell: cell,
  hard_break: lineBreak,
} = articleSchema.nodes;

type CellPosition = NonNullable<ReturnType<typeof cellPosition>>;

/** The table, row and column of the cursor. */
function cellPosition({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 2; depth -= 1) {
    if ($from.node(depth).type !== row) continue;
    return {
      table: $from.node(depth - 2),
      /** Position before the table. */
      before: $from.before(depth - 2),
      row: $from.node(depth),
      column: $from.index(depth),
    };
  }
  return undefined;
}

/** Inserts a table with three columns, a header row and one row. */
export const insertTable: Command = (state, dispatch) => {
  if (cellPosition(state)) return false;
  const heads = [0, 1, 2].map(() => header.create({ scope: "col" }));
  const cells = [0, 1, 2].map(() => cell.create());
  const newTable = table.create(null, [
    head.create(null, row.create(null, heads)),
    body.create(null, row.create(null, cells)),
  ]);
  dispatch?.(state.tr.replaceSelectionWith(newTable).scrollIntoView());
  return true;
};

/**
 * Replaces the rows of the table at the cursor, and removes the table when no body row remains, even if a header row
 * does.
 * @param change returns the rows that replace a row
 */
function changeTable(change: (current: Node, position: CellPosition) => Node[]): Command {
  return (state, dispatch) => {
    const position = cellPosition(state);
    if (!position) return false;
    const sections = [...position.table.children].flatMap((section) => {
      if (section.type !== head && section.type !== body) return [section];
      const rows = [...section.children].flatMap((each) => change(each, position));
      return rows.length === 0 ? [] : [section.copy(Fragment.from(rows))];
    });
    const changedTable = sections.some(({ type }) => type === body)
      ? position.table.copy(Fragment.from(sections))
      : null;
    if (dispatch) {
      const { tr, selection } = state;
      const end = position.before + position.table.nodeSize;
      if (changedTable) tr.replaceWith(position.before, end, changedTable);
      else tr.delete(position.before, end);
      dispatch(tr.setSelection(Selection.near(tr.doc.resolve(Math.min(selection.from, tr.doc.content.size)))));
    }
    return true;
  };
}

const emptyCopy = (like: Node): Node => like.type.create(like.attrs);

/** Adds a row below the row of the cursor. */
export const addRow = changeTable((current, position) =>
  current === position.row ? [current, row.create(null, [...current.children].map(emptyCopy))] : [current],
);

export const removeRow = changeTable((current, position) => (current === position.row ? [] : [current]));

/** Adds a column after the column of the cursor. */
export const addColumn = changeTable((current, { column }) => [
  current.copy(
    Fragment.from(
      [...current.children].flatMap((each, index) => (index === column ? [each, emptyCopy(each)] : [each])),
    ),
  ),
]);

export const removeColumn = changeTable((current, { column }) => {
  const cells = [...current.children].filter((_, index) => index !== column);
  return cells.length === 0 ? [] : [current.copy(Fragment.from(cells))];
});

/** Command for Enter in a cell: it inserts a line break. */
export const breakLineInCell: Command = (state, dispatch) => {
  if (!cellPosition(state)) return false;
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
  return true;
};
