import type { FontRole } from "@capture/content/model/brand";
import { FOOT_TOP_PT } from "./draw-foot";
import { CONTENT_WIDTH_PT, MARGIN_PT, type TaggedPdf } from "./tagged-pdf";

const COLUMN_GAP_PT = 28;
const COLUMN_WIDTH_PT = (CONTENT_WIDTH_PT - COLUMN_GAP_PT) / 2;
const LABEL_WIDTH_PT = 88;
const ROW_PADDING_PT = 4;
const TITLE_HEIGHT_PT = 22;
const GROUP_GAP_PT = 14;

const TITLE = { font: "heading", size: 10, width: COLUMN_WIDTH_PT } as const;
const CONDITIONS_GAP_PT = 2;

/** The sizes of the type, from the largest: a language with longer words may need a smaller one to fit the page. */
const SCALES = [1, 0.9, 0.8, 0.7] as const;

const VALUE_WIDTH_PT = COLUMN_WIDTH_PT - LABEL_WIDTH_PT;

const stylesAt = (scale: number) =>
  ({
    name: { font: "body", size: 8 * scale, width: LABEL_WIDTH_PT - 8 },
    value: { size: 8 * scale, width: VALUE_WIDTH_PT },
    conditions: { font: "body", size: 7 * scale, width: VALUE_WIDTH_PT },
    rowPadding: ROW_PADDING_PT * scale,
  }) as const;
type Styles = ReturnType<typeof stylesAt>;

interface Row {
  readonly label: string;
  readonly value: string;
  /** What an accuracy means, shown under the value. */
  readonly conditionsText: string | null;
  /** Font and color of the value. */
  readonly font: FontRole;
  readonly color: string;
}

/** A table under its title. */
export interface Table {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** A table with its place on the page. */
type PlacedTable = ReturnType<typeof placeTables>[number];

/**
 * Draws tables in two columns, in the largest type that fits. A table is not split.
 * @param start top of the columns, in points
 * @throws Error when the tables are longer than the page
 */
export function drawTables(pdf: TaggedPdf, tables: readonly Table[], start: number, heading: "H2" | "H3"): void {
  const layouts = SCALES.map((scale) => {
    const styles = stylesAt(scale);
    return { styles, placed: placeTables(pdf, tables, start, styles) };
  });
  const layout = layouts.find(({ placed }) => !placed.some(isTooLow));
  if (!layout) {
    const title = layouts.at(-1)?.placed.find(isTooLow)?.table.title ?? "";
    throw new Error(`The specification sheet is longer than one page. It ends in the group “${title}”.`);
  }
  for (const placed of layout.placed) drawTable(pdf, placed, layout.styles, heading);
}

const isTooLow = ({ bottom }: PlacedTable): boolean => bottom > FOOT_TOP_PT;

/** Divides the tables between the columns, which become about equally high. */
function placeTables(pdf: TaggedPdf, tables: readonly Table[], start: number, styles: Styles) {
  const heights = tables.map((table) => tableHeight(pdf, table, styles));
  const halfHeight = heights.reduce((sum, height) => sum + height, 0) / 2;
  let column = 0;
  let top = start;
  let placedHeight = 0;
  return tables.map((table, index) => {
    const height = heights[index] ?? 0;
    if (column === 0 && placedHeight > 0 && placedHeight + height / 2 > halfHeight) {
      column = 1;
      top = start;
    }
    const placed = {
      table,
      left: MARGIN_PT + column * (COLUMN_WIDTH_PT + COLUMN_GAP_PT),
      top,
      bottom: top + height - GROUP_GAP_PT,
    };
    top += height;
    placedHeight += height;
    return placed;
  });
}

const rowHeight = (pdf: TaggedPdf, row: Row, styles: Styles): number =>
  Math.max(pdf.heightOf(row.label, styles.name), valueHeight(pdf, row, styles)) + 2 * styles.rowPadding;

/** The height of a value with its conditions. */
function valueHeight(pdf: TaggedPdf, { value, font, conditionsText }: Row, styles: Styles): number {
  const height = pdf.heightOf(value, { ...styles.value, font });
  return conditionsText === null
    ? height
    : height + CONDITIONS_GAP_PT + pdf.heightOf(conditionsText, styles.conditions);
}

const tableHeight = (pdf: TaggedPdf, { rows }: Table, styles: Styles): number =>
  rows.reduce((sum, row) => sum + rowHeight(pdf, row, styles), TITLE_HEIGHT_PT + GROUP_GAP_PT);

function drawTable(pdf: TaggedPdf, { table, left, top: start }: PlacedTable, styles: Styles, heading: "H2" | "H3") {
  const { bone } = pdf.look.colors;
  pdf.addText(heading, table.title, left, start, { ...TITLE, color: bone.text });
  let top = start + TITLE_HEIGHT_PT;
  const tableRows = table.rows.map((row) => {
    const y = top;
    pdf.line(bone.hairline, y, left, COLUMN_WIDTH_PT);
    const name = pdf.text("TH", row.label, left, y + styles.rowPadding, { ...styles.name, color: bone.muted });
    top += rowHeight(pdf, row, styles);
    return pdf.element("TR", [
      pdf.element("TH", [name], { scope: "Row" }),
      pdf.element("TD", drawValue(pdf, row, left + LABEL_WIDTH_PT, y + styles.rowPadding, styles)),
    ]);
  });
  pdf.add(pdf.element("Table", tableRows));
}

/** Draws a value, and its conditions under it. */
function drawValue(
  pdf: TaggedPdf,
  { value, conditionsText, font, color }: Row,
  left: number,
  top: number,
  styles: Styles,
) {
  const text = pdf.text("TD", value, left, top, { ...styles.value, font, color });
  if (conditionsText === null) return [text];
  const noteTop = top + pdf.heightOf(value, { ...styles.value, font }) + CONDITIONS_GAP_PT;
  const muted = pdf.look.colors.bone.muted;
  return [text, pdf.text("TD", conditionsText, left, noteTop, { ...styles.conditions, color: muted })];
}
