import type { SpecificationSection } from "@capture/domain/accuracy/specification";
import {
  CONTENT_WIDTH_PT,
  MARGIN_PT,
  PAGE_HEIGHT_PT,
  PAGE_WIDTH_PT,
  TaggedPdf,
  type DocumentFacts,
} from "../spec-sheets/tagged-pdf";

/** The content of the PDF. Its name is the heading, and its title contains the answers for which it holds. */
export interface SpecificationPdf extends DocumentFacts {
  readonly sections: readonly SpecificationSection[];
  /** Source of the classes, and URL of the page. */
  readonly notes: readonly string[];
}

const NUMBER_LEFT_PT = MARGIN_PT + 92;
const TEXT_LEFT_PT = NUMBER_LEFT_PT + 26;
const TEXT_WIDTH_PT = PAGE_WIDTH_PT - MARGIN_PT - TEXT_LEFT_PT;
const SECTION_PADDING_PT = 7;
const SENTENCE_GAP_PT = 3;
const FOOT_TOP_PT = PAGE_HEIGHT_PT - 62;

/** Draws a specification on pages of A4, tagged for screen readers. A section is not split between pages. */
export function drawSpecification(content: SpecificationPdf): Promise<Buffer> {
  const pdf = new TaggedPdf(content);
  let top = drawHead(pdf, content);
  content.sections.forEach((section, index) => {
    if (top + sectionHeight(pdf, section) > FOOT_TOP_PT) {
      pdf.document.addPage();
      top = MARGIN_PT;
    }
    top = drawSection(pdf, section, index + 1, top);
  });
  const note = { font: "mono", size: 7.5, color: pdf.look.colors.bone.subtle, width: CONTENT_WIDTH_PT } as const;
  content.notes.forEach((text, index) => {
    pdf.addText("P", text, MARGIN_PT, FOOT_TOP_PT + 8 + index * 13, note);
  });
  return pdf.finish();
}

/** Draws the head, and returns the top of the first section. */
function drawHead(pdf: TaggedPdf, { brand, kind, name, title }: SpecificationPdf): number {
  const { bone } = pdf.look.colors;
  pdf.ramp(MARGIN_PT + 18);
  const label = { font: "mono", size: 8, color: bone.muted, width: CONTENT_WIDTH_PT } as const;
  const heading = { font: "heading", size: 22, color: bone.text, width: CONTENT_WIDTH_PT } as const;
  pdf.addText("P", `${brand} · ${kind}`, MARGIN_PT, MARGIN_PT, label);
  const headingBottom = pdf.addText("H1", name, MARGIN_PT, MARGIN_PT + 36, heading);
  return pdf.addText("P", title, MARGIN_PT, headingBottom + 2, label) + 14;
}

const BODY = { font: "body", size: 8.5, width: TEXT_WIDTH_PT } as const;

const sectionHeight = (pdf: TaggedPdf, { sentences }: SpecificationSection): number =>
  sentences.reduce((sum, sentence) => sum + pdf.heightOf(sentence, BODY) + SENTENCE_GAP_PT, 2 * SECTION_PADDING_PT);

/** Draws a section with its number, and returns the top of the next one. */
function drawSection(pdf: TaggedPdf, section: SpecificationSection, number: number, start: number): number {
  const { bone } = pdf.look.colors;
  pdf.line(bone.hairline, start);
  const heading = { font: "heading", size: 10, color: bone.text, width: NUMBER_LEFT_PT - MARGIN_PT - 8 } as const;
  const label = { font: "mono", size: 8, color: bone.muted, width: TEXT_LEFT_PT - NUMBER_LEFT_PT } as const;
  const top = start + SECTION_PADDING_PT;
  const headingBottom = pdf.addText("H2", `${number}. ${section.title}`, MARGIN_PT, top, heading);
  let bottom = top;
  const items = section.sentences.map((sentence, index) => {
    const name = pdf.text("Lbl", `${number}.${index + 1}`, NUMBER_LEFT_PT, bottom + 1, label);
    const text = pdf.text("LBody", sentence, TEXT_LEFT_PT, bottom, { ...BODY, color: bone.text });
    bottom += pdf.heightOf(sentence, BODY) + SENTENCE_GAP_PT;
    return pdf.element("LI", [pdf.element("Lbl", [name]), pdf.element("LBody", [text])]);
  });
  pdf.add(pdf.element("L", items));
  return Math.max(bottom, headingBottom) + SECTION_PADDING_PT - SENTENCE_GAP_PT;
}
