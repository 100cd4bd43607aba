import { formatDecimals } from "@capture/domain/lib/locale";
import type { TrueDimension } from "@capture/deliverables/true-dimensions";
import {
  CONTENT_WIDTH_PT,
  MARGIN_PT,
  PAGE_HEIGHT_PT,
  PAGE_WIDTH_PT,
  TaggedPdf,
  type DocumentFacts,
} from "../spec-sheets/tagged-pdf";

/** The content of a check sheet. */
export interface CheckSheet extends Omit<DocumentFacts, "title"> {
  readonly locale: string;
  /** What to do with the sheet. */
  readonly lead: string;
  /** Headings: dimension, true length, shortest and longest allowed length, the reader's number. */
  readonly headings: readonly string[];
  readonly dimensions: readonly TrueDimension[];
  /** What the accuracy of the device allows for a length, in meters. */
  readonly uncertaintyM: number;
  /** License and URL of the page. */
  readonly notes: readonly string[];
}

/** Left edges of the columns; the first is the widest, and the last is empty for handwriting. */
const COLUMNS_PT = [0, 218, 282, 346, 410].map((left) => MARGIN_PT + left);
const ROW_PT = 34;
const FOOT_TOP_PT = PAGE_HEIGHT_PT - 72;

/** Draws a check sheet: one page of A4, tagged for screen readers. */
export function drawCheckSheet(sheet: CheckSheet): Promise<Buffer> {
  const pdf = new TaggedPdf({ ...sheet, title: sheet.lead });
  const top = drawHead(pdf, sheet);
  drawTable(pdf, sheet, top);
  const note = { font: "mono", size: 7.5, color: pdf.look.colors.bone.subtle, width: CONTENT_WIDTH_PT } as const;
  sheet.notes.forEach((text, index) => {
    pdf.addText("P", text, MARGIN_PT, FOOT_TOP_PT + index * 14, note);
  });
  return pdf.finish();
}

/** Draws the head, and returns the top of the table. */
function drawHead(pdf: TaggedPdf, { brand, kind, name, lead }: CheckSheet): number {
  const { bone } = pdf.look.colors;
  pdf.ramp(MARGIN_PT + 18);
  const label = { font: "mono", size: 8, color: bone.muted, width: CONTENT_WIDTH_PT } as const;
  const heading = { font: "heading", size: 26, color: bone.text, width: CONTENT_WIDTH_PT } as const;
  const text = { font: "body", size: 10, color: bone.muted, width: CONTENT_WIDTH_PT } as const;
  pdf.addText("P", `${brand} · ${kind}`, MARGIN_PT, MARGIN_PT, label);
  const headingBottom = pdf.addText("H1", name, MARGIN_PT, MARGIN_PT + 40, heading);
  return pdf.addText("P", lead, MARGIN_PT, headingBottom + 6, text) + 28;
}

function drawTable(pdf: TaggedPdf, { headings, dimensions, uncertaintyM, locale }: CheckSheet, start: number): void {
  const { bone } = pdf.look.colors;
  const cell = (tag: "TH" | "TD", text: string, column: number, top: number, color: string) => {
    const left = COLUMNS_PT[column] ?? MARGIN_PT;
    const width = (COLUMNS_PT[column + 1] ?? PAGE_WIDTH_PT - MARGIN_PT) - left - 8;
    const font = tag === "TD" ? "mono" : "body";
    return pdf.text(tag, text, left, top, { font, size: 10, color, width });
  };
  const head = headings.map((heading, column) =>
    pdf.element("TH", [cell("TH", heading, column, start, bone.muted)], { scope: "Column" }),
  );
  const rows = dimensions.map(({ name, lengthM }, index) => {
    const top = start + 22 + index * ROW_PT;
    pdf.line(bone.hairline, top);
    const lengths = [lengthM, lengthM - uncertaintyM, lengthM + uncertaintyM];
    return pdf.element("TR", [
      pdf.element("TH", [cell("TH", name, 0, top + 11, bone.text)], { scope: "Row" }),
      ...lengths.map((length, column) =>
        pdf.element("TD", [cell("TD", formatDecimals(length, 3, locale), column + 1, top + 11, bone.text)]),
      ),
      pdf.element("TD", []),
    ]);
  });
  pdf.line(bone.border, start + 22 + dimensions.length * ROW_PT);
  pdf.add(pdf.element("Table", [pdf.element("TR", head), ...rows]));
}
