import { NUMBER_PATTERN, parseNumber } from "@capture/domain/numbers";

/** A number alone, or with a short unit. */
const NUMBER = new RegExp(`^(${NUMBER_PATTERN})(?:\\s\\S{1,3})?$`);
/** Sums of decimal numbers are rounded by the computer. */
const MAX_ROUNDING_ERROR = 1e-9;

/**
 * Marks the columns of tables in HTML that contain nothing but numbers with `data-number`, and a last row that is their
 * sum with `data-total`, so that the site can align and emphasize them. Authors need not mark anything.
 * @param html HTML as the content check accepts it: no attributes on rows and cells, besides `scope`
 */
export const markNumberColumns = (html: string, locale: string): string =>
  html.replaceAll(/<table>.*?<\/table>/gs, (table) => markTable(table, locale));

function markTable(table: string, locale: string): string {
  const [, head = "", body = ""] = /^(.*?<tbody>)(.*)$/s.exec(table) ?? [];
  const rows = [...body.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => cellsOf(row));
  const columns = [...(rows[0] ?? []).keys()].filter((column) =>
    rows.every((cells) => NUMBER.test(cells[column] ?? "")),
  );
  if (columns.length === 0) return table;
  const isTotal = columns.every((column) => isSumOfOthers(rows.map((cells) => toNumber(cells[column] ?? "", locale))));
  let index = -1;
  const markedBody = body.replaceAll(/<tr>.*?<\/tr>/gs, (row) => {
    index += 1;
    const marked = markCells(row, "td", columns);
    return isTotal && index === rows.length - 1 ? marked.replace("<tr>", '<tr data-total="">') : marked;
  });
  // The first heading is that of the rows.
  const isRowHeaded = body.includes('scope="row"');
  return markCells(head, "th", isRowHeaded ? columns.map((column) => column + 1) : columns) + markedBody;
}

const cellsOf = (row: string): string[] => [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell.trim());

function markCells(row: string, tag: "td" | "th", columns: readonly number[]): string {
  let index = -1;
  return row.replaceAll(tag === "td" ? "<td>" : '<th scope="col">', (cell) => {
    index += 1;
    return columns.includes(index) ? cell.replace(">", ' data-number="">') : cell;
  });
}

const toNumber = (cell: string, locale: string): number | undefined =>
  parseNumber(NUMBER.exec(cell)?.[1] ?? "", locale);

/** Whether the last number is the sum of at least two others. */
function isSumOfOthers(numbers: readonly (number | undefined)[]): boolean {
  const last = numbers.at(-1);
  const others = numbers.slice(0, -1);
  if (last === undefined || others.length < 2) return false;
  const sum = others.reduce<number>((total, number) => total + (number ?? NaN), 0);
  return Math.abs(sum - last) < MAX_ROUNDING_ERROR;
}
