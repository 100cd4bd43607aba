/** Gives every row of a table as many cells as it has columns. The text of a merged cell is in the first of its cells. */
export function squareTables(body: HTMLElement): string | undefined {
  // A table within a cell becomes lines of text (blocks.ts).
  const tables = [...body.querySelectorAll("table")].filter(({ parentElement }) => !parentElement?.closest("table"));
  const merged = tables.flatMap(({ rows }) => [...rows]).some(({ cells }) => [...cells].some(isMerged));
  for (const table of tables) squareTable(table);
  if (!merged) return undefined;
  return "A cell over several columns or rows became several cells, with its text in the first.";
}

function isMerged({ colSpan, rowSpan }: HTMLTableCellElement): boolean {
  return colSpan > 1 || rowSpan > 1;
}

function squareTable(table: HTMLTableElement): void {
  const { ownerDocument: document, caption } = table;
  const rows = [...table.rows];
  const grid = gridOf(rows);
  // Columns that only merged cells reach are left out.
  const width = 1 + Math.max(...grid.map((cells) => cells.findLastIndex((cell) => cell !== undefined)));
  const isHead = ({ parentElement }: HTMLTableRowElement): boolean => parentElement?.tagName === "THEAD";
  const sections = { thead: [] as HTMLElement[], tbody: [] as HTMLElement[] };
  for (const [index, row] of rows.entries()) {
    const tag = isHead(row) ? "th" : "td";
    const made = document.createElement("tr");
    for (let column = 0; column < width; column += 1) made.append(grid[index]?.[column] ?? document.createElement(tag));
    sections[isHead(row) ? "thead" : "tbody"].push(made);
  }
  table.replaceChildren(...(caption ? [caption] : []));
  for (const [tag, made] of Object.entries(sections)) {
    if (made.length === 0) continue;
    const section = document.createElement(tag);
    section.append(...made);
    table.append(section);
  }
}

/** The cells of each row by their column. A column that a cell of another place reaches over has none. */
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
