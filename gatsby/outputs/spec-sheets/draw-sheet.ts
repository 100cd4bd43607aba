import type { RecordGroup } from "@capture/domain/records/record-groups";
import { openPicture } from "@capture/content/model/open-picture";
import { drawFoot } from "./draw-foot";
import { drawTables } from "./draw-tables";
import { CONTENT_WIDTH_PT, MARGIN_PT, TaggedPdf, PAGE_WIDTH_PT, type DocumentFacts } from "./tagged-pdf";

/** The texts and the picture of a specification sheet. */
export interface Sheet extends DocumentFacts {
  readonly subtitle: string;
  /** Path of the device's picture, and its alternative text. */
  readonly picture: { readonly path: string; readonly alt: string };
  readonly keyFigures: readonly { readonly value: string; readonly label: string }[];
  readonly tables: readonly {
    readonly title: string;
    readonly rows: readonly Pick<Queries.SpecificationRow, "label" | "value" | "conditionsText">[];
  }[];
  /** The record of the device, which is the second page; `null` without one. */
  readonly record: SheetRecord | null;
  /** The sentence in the footer, with the day of the last change. */
  readonly note: string;
  /** URL of the device's page. */
  readonly url: string;
}

/** The record of a device as a page of its sheet. */
export interface SheetRecord {
  readonly title: string;
  readonly groups: readonly RecordGroup[];
  /** The text for what the owner has not specified. */
  readonly notStated: string;
  /** The sentence in the footer, with the day of the last change. */
  readonly note: string;
  /** URL of the record's page. */
  readonly url: string;
}

const HEAD_HEIGHT_PT = 216;
const PICTURE_WIDTH_PT = 236;
/** Equal to 216 pixels per inch. */
const PIXELS_PER_POINT = 3;
const TEXT_WIDTH_PT = PAGE_WIDTH_PT - PICTURE_WIDTH_PT - MARGIN_PT - 24;

const KEY_FIGURES_TOP_PT = HEAD_HEIGHT_PT + 24;
const TABLE_TOP_PT = KEY_FIGURES_TOP_PT + 64;

const RECORD_HEADING_SIZE_PT = 20;
const RECORD_HEADING_TOP_PT = MARGIN_PT + 18;
const RECORD_GAP_PT = 28;

/** Draws a specification sheet, tagged for screen readers: a page of A4, and another one for the record of the device. */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const pdf = new TaggedPdf(sheet);
  const { text } = pdf.look.colors.bone;
  await drawHead(pdf, sheet);
  drawKeyFigures(pdf, sheet);
  const tables = sheet.tables.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({ ...row, font: "mono" as const, color: text })),
  }));
  drawTables(pdf, tables, TABLE_TOP_PT, "H2");
  drawFoot(pdf, sheet);
  if (sheet.record) drawRecord(pdf, sheet.record, sheet.brand);
  return pdf.finish();
}

async function drawHead(pdf: TaggedPdf, { brand, kind, name, title, subtitle, picture }: Sheet): Promise<void> {
  const jpeg = await openPicture(picture.path)
    .resize(Math.round(PICTURE_WIDTH_PT * PIXELS_PER_POINT), HEAD_HEIGHT_PT * PIXELS_PER_POINT)
    .jpeg({ quality: 82 })
    .toBuffer();
  const { ink } = pdf.look.colors;
  pdf.artifact((document) => document.rect(0, 0, PAGE_WIDTH_PT, HEAD_HEIGHT_PT).fill(ink.background));
  pdf.ramp(HEAD_HEIGHT_PT, 0, PAGE_WIDTH_PT);
  const width = TEXT_WIDTH_PT;
  pdf.addText("P", `${brand} · ${kind}`, MARGIN_PT, MARGIN_PT, { font: "mono", size: 8, color: ink.muted, width });
  const heading = { font: "heading", color: ink.text, width } as const;
  const nameBottom = pdf.addText("H1", name, MARGIN_PT, MARGIN_PT + 26, { ...heading, size: 34 });
  const titleBottom = pdf.addText("P", title, MARGIN_PT, nameBottom + 2, { ...heading, size: 12 });
  pdf.addText("P", subtitle, MARGIN_PT, titleBottom + 8, { font: "body", size: 9, color: ink.muted, width });
  pdf.picture(jpeg, picture.alt, [PAGE_WIDTH_PT - PICTURE_WIDTH_PT, 0, PICTURE_WIDTH_PT, HEAD_HEIGHT_PT]);
}

function drawKeyFigures(pdf: TaggedPdf, { keyFigures }: Sheet): void {
  const { bone } = pdf.look.colors;
  const width = CONTENT_WIDTH_PT / Math.max(keyFigures.length, 1);
  const items = keyFigures.map(({ value, label }, index) => {
    const left = MARGIN_PT + index * width;
    const name = pdf.text("Lbl", label, left, KEY_FIGURES_TOP_PT, {
      font: "mono",
      size: 6.5,
      color: bone.subtle,
      width: width - 6,
    });
    const text = pdf.text("LBody", value, left, KEY_FIGURES_TOP_PT + 20, {
      ...{ font: "mono", size: 10.5, color: bone.text },
      width: width - 4,
    });
    return pdf.element("LI", [pdf.element("Lbl", [name]), pdf.element("LBody", [text])]);
  });
  pdf.add(pdf.element("L", items));
}

/** Draws the record of a device on a page of its own, with the numbers of its groups as on the record's page. */
function drawRecord(pdf: TaggedPdf, record: SheetRecord, brand: string): void {
  const { text, subtle } = pdf.look.colors.bone;
  const width = CONTENT_WIDTH_PT;
  pdf.document.addPage();
  pdf.addText("P", brand, MARGIN_PT, MARGIN_PT, { font: "mono", size: 8, color: subtle, width });
  const heading = { font: "heading", size: RECORD_HEADING_SIZE_PT, color: text, width } as const;
  const bottom = pdf.addText("H2", record.title, MARGIN_PT, RECORD_HEADING_TOP_PT, heading);
  const tables = record.groups.map(({ heading: title, rows }, index) => ({
    title: `${index + 1} ${title}`,
    rows: rows.map(({ term, value }) => ({
      label: term,
      value: value ?? record.notStated,
      conditionsText: null,
      font: /\d/.test(value ?? "") ? ("mono" as const) : ("body" as const),
      color: value === null ? subtle : text,
    })),
  }));
  drawTables(pdf, tables, bottom + RECORD_GAP_PT, "H3");
  drawFoot(pdf, record);
}
