import type { FontRole } from "../../../src/content/model/brand";
import { FOOT_TOP_PT } from "./draw-foot";
import { MARGIN_PT, PAGE_WIDTH_PT, type TaggedPdf } from "./tagged-pdf";

const COLUMN_GAP_PT = 28;
const COLUMN_WIDTH_PT = (PAGE_WIDTH_PT - 2 * MARGIN_PT - COLUMN_GAP_PT) / 2;
const LABEL_WIDTH_PT = 88;
const ROW_PADDING_PT = 4;
const TITLE_HEIGHT_PT = 22;
const GROUP_GAP_PT = 14;

const TITLE = { font: "heading", size: 10, width: COLUMN_WIDTH_PT } as const;
const NAME = { font: "body", size: 8, width: LABEL_WIDTH_PT - 8 } as const;
const VALUE = { size: 8, width: COLUMN_WIDTH_PT - LABEL_WIDTH_PT } as const;
const CONDITIONS = { font: "body", size: 7, width: VALUE.width } as const;
const CONDITIONS_GAP_PT = 2;

interface Row {
  readonly label: string;
  readonly value: string;
  /** What an accuracy means, shown under the value. */
  readonly conditions: string | null;
  /** Font and color of the value. */
  readonly font: FontRole;
  readonly color: string;
}

/** A table under its title. */
export interface Table {
  readonly title: string;
  readonly rows: readonly Row[];
}

/**
 * Draws tables in two columns. A table is not split.
 * @param start top of the columns, in points
 * @throws Error when the tables are longer than the page
 */
export function drawTables(pdf: TaggedPdf, tables: readonly Table[], start: number, heading: "H2" | "H3"): void {
  const heights = tables.map((table) => tableHeight(pdf, table));
  const halfHeight = heights.reduce((sum, height) => sum + height, 0) / 2;
  let column = 0;
  let top = start;
  let drawnHeight = 0;
  tables.forEach((table, index) => {
    if (column === 0 && drawnHeight > 0 && drawnHeight + (heights[index] ?? 0) / 2 > halfHeight) {
      column = 1;
      top = start;
    }
    top = drawTable(pdf, table, MARGIN_PT + column * (COLUMN_WIDTH_PT + COLUMN_GAP_PT), top, heading);
    if (top - GROUP_GAP_PT > FOOT_TOP_PT)
      throw new Error(`The specification sheet is longer than one page. It ends in the group “${table.title}”.`);
    drawnHeight += heights[index] ?? 0;
  });
}

const rowHeight = (pdf: TaggedPdf, row: Row): number =>
  Math.max(pdf.heightOf(row.label, NAME), valueHeight(pdf, row)) + 2 * ROW_PADDING_PT;

/** The height of a value with its conditions. */
function valueHeight(pdf: TaggedPdf, { value, font, conditions }: Row): number {
  const height = pdf.heightOf(value, { ...VALUE, font });
  return conditions === null ? height : height + CONDITIONS_GAP_PT + pdf.heightOf(conditions, CONDITIONS);
}

const tableHeight = (pdf: TaggedPdf, { rows }: Table): number =>
  rows.reduce((sum, row) => sum + rowHeight(pdf, row), TITLE_HEIGHT_PT + GROUP_GAP_PT);

function drawTable(pdf: TaggedPdf, { title, rows }: Table, left: number, start: number, heading: "H2" | "H3"): number {
  const { bone } = pdf.look.colors;
  pdf.add(pdf.element(heading, [pdf.text(heading, title, left, start, { ...TITLE, color: bone.text })]));
  let top = start + TITLE_HEIGHT_PT;
  const tableRows = rows.map((row) => {
    const y = top;
    pdf.artifact((document) =>
      document
        .moveTo(left, y)
        .lineTo(left + COLUMN_WIDTH_PT, y)
        .lineWidth(0.5)
        .strokeColor(bone.hairline)
        .stroke(),
    );
    const name = pdf.text("TH", row.label, left, y + ROW_PADDING_PT, { ...NAME, color: bone.muted });
    top += rowHeight(pdf, row);
    return pdf.element("TR", [
      pdf.element("TH", [name], { scope: "Row" }),
      pdf.element("TD", drawValue(pdf, row, left + LABEL_WIDTH_PT, y + ROW_PADDING_PT)),
    ]);
  });
  pdf.add(pdf.element("Table", tableRows));
  return top + GROUP_GAP_PT;
}

/** Draws a value, and its conditions under it. */
function drawValue(pdf: TaggedPdf, { value, conditions, font, color }: Row, left: number, top: number) {
  const text = pdf.text("TD", value, left, top, { ...VALUE, font, color });
  if (conditions === null) return [text];
  const noteTop = top + pdf.heightOf(value, { ...VALUE, font }) + CONDITIONS_GAP_PT;
  const muted = pdf.look.colors.bone.muted;
  return [text, pdf.text("TD", conditions, left, noteTop, { ...CONDITIONS, color: muted })];
}
