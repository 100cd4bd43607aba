import { MARGIN_PT, PAGE_HEIGHT_PT, PAGE_WIDTH_PT, type TaggedPdf } from "./tagged-pdf";

/** Top of the footer. The content of a page ends above it. */
export const FOOT_TOP_PT = PAGE_HEIGHT_PT - 56;

/** Draws the footer of a page: a sentence and a URL. */
export function drawFoot(pdf: TaggedPdf, { note, url }: { readonly note: string; readonly url: string }): void {
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
