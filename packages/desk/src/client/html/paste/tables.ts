/** Splits merged cells, so that every row has as many cells as the table has columns. The text stays in the first cell. */
export function splitMergedCells(body: HTMLElement): string | undefined {
  // A table inside a cell becomes lines of text (blocks.ts).
  const tables = [...body.querySelectorAll("table")].filter(({ parentElement }) => !parentElement?.closest("table"));
  const hasMerged = tables.flatMap(({ rows }) => [...rows]).some(({ cells }) => [...cells].some(isMerged));
  for (const table of tables) rebuildTable(table);
  if (!hasMerged) return undefined;
  return "A merged cell became several cells, with its text in the first one.";
}

function isMerged({ colSpan, rowSpan }: HTMLTableCellElement): boolean {
  return colSpan > 1 || rowSpan > 1;
}

function rebuildTable(table: HTMLTableElement): void {
  const { ownerDocument: document, caption } = table;
  const rows = [...table.rows];
  const grid = gridOf(rows);
  // Omit columns that merged cells cover without starting there.
  const width = 1 + Math.max(...grid.map((cells) => cells.findLastIndex((cell) => cell !== undefined)));
  const isHead = ({ parentElement }: HTMLTableRowElement): boolean => parentElement?.tagName === "THEAD";
  const sections = { thead: [] as HTMLElement[], tbody: [] as HTMLElement[] };
  for (const [index, row] of rows.entries()) {
    const tag = isHead(row) ? "th" : "td";
    const newRow = document.createElement("tr");
    for (let column = 0; column < width; column += 1)
      newRow.append(grid[index]?.[column] ?? document.createElement(tag));
    sections[isHead(row) ? "thead" : "tbody"].push(newRow);
  }
  table.replaceChildren(...(caption ? [caption] : []));
  for (const [tag, newRows] of Object.entries(sections)) {
    if (newRows.length === 0) continue;
    const section = document.createElement(tag);
    section.append(...newRows);
    table.append(section);
  }
}

/** The cells of each row by column. A merged cell is at its first position; its other positions are undefined. */
function gridOf(rows: readonly HTMLTableRowElement[]): (HTMLTableCellElement | undefined)[][] {
  const grid = rows.map((): (HTMLTableCellElement | undefined)[] => []);
  const taken = new Set<string>();
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (taken.has(`${index} ${column}`)) column += 1;
      const lastRow = Math.min(rows.length, index + Math.max(1, cell.rowSpan));
      for (let down = index; down < lastRow; down += 1) {
        for (let right = column; right < column + cell.colSpan; right += 1) {
          taken.add(`${down} ${right}`);
          const line = grid[down];
          if (line) line[right] = down === index && right === column ? cell : undefined;
        }
      }
      column += cell.colSpan;
    }
  }
  return grid;
}
