import { drawFoot } from "./draw-foot";
import { drawTables } from "./draw-tables";
import type { SheetRecord } from "./sheet";
import { CONTENT_WIDTH_PT, MARGIN_PT, type TaggedPdf } from "./tagged-pdf";

const HEADING_SIZE_PT = 20;
const HEADING_TOP_PT = MARGIN_PT + 18;
const GAP_PT = 28;

/** Draws the record of a device on a page of its own, with the numbers of its groups as on the record's page. */
export function drawRecord(pdf: TaggedPdf, record: SheetRecord, brand: string): void {
  const { text, subtle } = pdf.look.colors.bone;
  const width = CONTENT_WIDTH_PT;
  pdf.document.addPage();
  pdf.addText("P", brand, MARGIN_PT, MARGIN_PT, { font: "mono", size: 8, color: subtle, width });
  const heading = { font: "heading", size: HEADING_SIZE_PT, color: text, width } as const;
  const bottom = pdf.addText("H2", record.title, MARGIN_PT, HEADING_TOP_PT, heading);
  const tables = record.groups.map(({ heading: title, rows }, index) => ({
    title: `${index + 1} ${title}`,
    rows: rows.map(({ term, value }) => ({
      label: term,
      value: value ?? record.notStated,
      conditions: null,
      font: /\d/.test(value ?? "") ? ("mono" as const) : ("body" as const),
      color: value === null ? subtle : text,
    })),
  }));
  drawTables(pdf, tables, bottom + GAP_PT, "H3");
  drawFoot(pdf, record);
}
