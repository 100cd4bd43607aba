import { openPicture } from "../../../src/content/model/open-picture";
import { PAGE_HEIGHT_PT, MARGIN_PT, TaggedPdf, PAGE_WIDTH_PT } from "./tagged-pdf";
import type { Sheet } from "./sheet";

const HEAD_HEIGHT_PT = 216;
const PICTURE_WIDTH_PT = 236;
/** Equal to 216 pixels per inch. */
const PIXELS_PER_POINT = 3;
const RAMP_HEIGHT_PT = 3;
const TEXT_WIDTH_PT = PAGE_WIDTH_PT - PICTURE_WIDTH_PT - MARGIN_PT - 24;

const FIGURES_TOP_PT = HEAD_HEIGHT_PT + 24;
const TABLE_TOP_PT = FIGURES_TOP_PT + 64;
const COLUMN_GAP_PT = 28;
const COLUMN_WIDTH_PT = (PAGE_WIDTH_PT - 2 * MARGIN_PT - COLUMN_GAP_PT) / 2;
const LABEL_WIDTH_PT = 88;
const ROW_PADDING_PT = 4;
const FOOT_TOP_PT = PAGE_HEIGHT_PT - 56;

/** Draws a specification sheet: one page of A4, tagged for screen readers. */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const pdf = new TaggedPdf(sheet);
  await drawHead(pdf, sheet);
  drawFigures(pdf, sheet);
  drawTables(pdf, sheet);
  drawFoot(pdf, sheet);
  return pdf.finish();
}

async function drawHead(pdf: TaggedPdf, { brand, kind, name, title, subtitle, picture }: Sheet): Promise<void> {
  const jpeg = await openPicture(picture.path)
    .resize(Math.round(PICTURE_WIDTH_PT * PIXELS_PER_POINT), HEAD_HEIGHT_PT * PIXELS_PER_POINT)
    .jpeg({ quality: 82 })
    .toBuffer();
  const { ink, ramp } = pdf.look.colors;
  pdf.artifact((document) => {
    document.rect(0, 0, PAGE_WIDTH_PT, HEAD_HEIGHT_PT).fill(ink.background);
    const gradient = document.linearGradient(0, 0, PAGE_WIDTH_PT, 0);
    ramp.forEach((color, index) => gradient.stop(index / (ramp.length - 1), color));
    document.rect(0, HEAD_HEIGHT_PT, PAGE_WIDTH_PT, RAMP_HEIGHT_PT).fill(gradient);
  });
  /** Returns the bottom edge of the text, in points. */
  const addText = (
    tag: "H1" | "P",
    text: string,
    top: number,
    font: "heading" | "body" | "mono",
    size: number,
    color: string,
  ) => {
    const style = { font, size, color, width: TEXT_WIDTH_PT };
    pdf.add(pdf.element(tag, [pdf.text(tag, text, MARGIN_PT, top, style)]));
    return top + pdf.heightOf(text, style);
  };
  addText("P", `${brand} · ${kind}`, MARGIN_PT, "mono", 8, ink.muted);
  const nameBottom = addText("H1", name, MARGIN_PT + 26, "heading", 34, ink.text);
  const titleBottom = addText("P", title, nameBottom + 2, "heading", 12, ink.text);
  addText("P", subtitle, titleBottom + 8, "body", 9, ink.muted);
  pdf.picture(jpeg, picture.alt, [PAGE_WIDTH_PT - PICTURE_WIDTH_PT, 0, PICTURE_WIDTH_PT, HEAD_HEIGHT_PT]);
}

function drawFigures(pdf: TaggedPdf, { keyFigures }: Sheet): void {
  const { bone } = pdf.look.colors;
  const width = (PAGE_WIDTH_PT - 2 * MARGIN_PT) / Math.max(keyFigures.length, 1);
  const items = keyFigures.map(({ value, label }, index) => {
    const left = MARGIN_PT + index * width;
    const name = pdf.text("Lbl", label, left, FIGURES_TOP_PT, {
      font: "mono",
      size: 6.5,
      color: bone.subtle,
      width: width - 6,
    });
    const figure = pdf.text("LBody", value, left, FIGURES_TOP_PT + 20, {
      ...{ font: "mono", size: 10.5, color: bone.text },
      width: width - 4,
    });
    return pdf.element("LI", [pdf.element("Lbl", [name]), pdf.element("LBody", [figure])]);
  });
  pdf.add(pdf.element("L", items));
}

/** Draws groups of rows in two columns. A group is not split. */
function drawTables(pdf: TaggedPdf, { groups }: Sheet): void {
  const heights = groups.map((group) => groupHeight(pdf, group));
  const halfHeight = heights.reduce((sum, height) => sum + height, 0) / 2;
  let column = 0;
  let top = TABLE_TOP_PT;
  let drawnHeight = 0;
  groups.forEach((group, index) => {
    if (column === 0 && drawnHeight > 0 && drawnHeight + (heights[index] ?? 0) / 2 > halfHeight) {
      column = 1;
      top = TABLE_TOP_PT;
    }
    top = drawGroup(pdf, group, MARGIN_PT + column * (COLUMN_WIDTH_PT + COLUMN_GAP_PT), top);
    if (top - GROUP_GAP_PT > FOOT_TOP_PT)
      throw new Error(`The specification sheet is longer than one page. It ends in the group “${group.title}”.`);
    drawnHeight += heights[index] ?? 0;
  });
}

type Group = Sheet["groups"][number];

const TITLE = { font: "heading", size: 10, width: COLUMN_WIDTH_PT } as const;
const NAME = { font: "body", size: 8, width: LABEL_WIDTH_PT - 8 } as const;
const VALUE = { font: "mono", size: 8, width: COLUMN_WIDTH_PT - LABEL_WIDTH_PT } as const;
const CONDITIONS = { font: "body", size: 7, width: VALUE.width } as const;
const CONDITIONS_GAP_PT = 2;
const TITLE_HEIGHT_PT = 22;
const GROUP_GAP_PT = 14;

type Row = Group["rows"][number];

const rowHeight = (pdf: TaggedPdf, row: Row): number =>
  Math.max(pdf.heightOf(row.label, NAME), valueHeight(pdf, row)) + 2 * ROW_PADDING_PT;

/** The height of a value with its conditions. */
function valueHeight(pdf: TaggedPdf, { values, conditions: [conditions] }: Row): number {
  const height = pdf.heightOf(values[0] ?? "", VALUE);
  return conditions ? height + CONDITIONS_GAP_PT + pdf.heightOf(conditions, CONDITIONS) : height;
}

const groupHeight = (pdf: TaggedPdf, { rows }: Group): number =>
  rows.reduce((sum, row) => sum + rowHeight(pdf, row), TITLE_HEIGHT_PT + GROUP_GAP_PT);

function drawGroup(pdf: TaggedPdf, { title, rows }: Group, left: number, start: number): number {
  const { bone } = pdf.look.colors;
  pdf.add(pdf.element("H2", [pdf.text("H2", title, left, start, { ...TITLE, color: bone.text })]));
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
function drawValue(pdf: TaggedPdf, { values, conditions: [conditions] }: Row, left: number, top: number) {
  const { bone } = pdf.look.colors;
  const value = pdf.text("TD", values[0] ?? "", left, top, { ...VALUE, color: bone.text });
  if (!conditions) return [value];
  const noteTop = top + pdf.heightOf(values[0] ?? "", VALUE) + CONDITIONS_GAP_PT;
  return [value, pdf.text("TD", conditions, left, noteTop, { ...CONDITIONS, color: bone.muted })];
}

function drawFoot(pdf: TaggedPdf, { note, url }: Sheet): void {
  const { bone } = pdf.look.colors;
  pdf.artifact((document) =>
    document
      .moveTo(MARGIN_PT, FOOT_TOP_PT)
      .lineTo(PAGE_WIDTH_PT - MARGIN_PT, FOOT_TOP_PT)
      .lineWidth(0.5)
      .strokeColor(bone.border)
      .stroke(),
  );
  const style = { font: "mono", size: 7, color: bone.subtle, width: PAGE_WIDTH_PT - 2 * MARGIN_PT } as const;
  for (const [index, text] of [note, url].entries()) {
    pdf.add(pdf.element("P", [pdf.text("P", text, MARGIN_PT, FOOT_TOP_PT + 10 + index * 13, style)]));
  }
}
