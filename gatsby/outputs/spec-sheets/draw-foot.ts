import { CONTENT_WIDTH_PT, MARGIN_PT, PAGE_HEIGHT_PT, type TaggedPdf } from "./tagged-pdf";

/** Top of the footer. The content of a page ends above it. */
export const FOOT_TOP_PT = PAGE_HEIGHT_PT - 56;

/** Draws the footer of a page: a sentence and a URL. */
export function drawFoot(pdf: TaggedPdf, { note, url }: { readonly note: string; readonly url: string }): void {
  const { bone } = pdf.look.colors;
  pdf.line(bone.border, FOOT_TOP_PT);
  const style = { font: "mono", size: 7, color: bone.subtle, width: CONTENT_WIDTH_PT } as const;
  for (const [index, text] of [note, url].entries()) {
    pdf.addText("P", text, MARGIN_PT, FOOT_TOP_PT + 10 + index * 13, style);
  }
}
