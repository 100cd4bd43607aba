import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import type { FontRole as Font } from "@capture/content/model/brand";
import { toNoon } from "@capture/domain/time/calendar-day";
import { brandLook, type Look } from "../brand/look";

/** A4. */
export const PAGE_WIDTH_PT = 595.28;
export const PAGE_HEIGHT_PT = 841.89;
export const MARGIN_PT = 48;
/** Between the margins. */
export const CONTENT_WIDTH_PT = PAGE_WIDTH_PT - 2 * MARGIN_PT;

const RAMP_PT = 3;

interface TextStyle {
  font: Font;
  /** In points. */
  size: number;
  color: string;
  /** Lines break at this width, in points. */
  width: number;
}

/** The texts of a document that its properties contain. */
export interface DocumentFacts {
  readonly language: string;
  readonly brand: string;
  /** The kind of document, such as “Specification sheet”. */
  readonly kind: string;
  readonly name: string;
  readonly title: string;
  /** The day of the last change, `2025-06-10`. */
  readonly updated: string;
}

type Content = PDFKit.PDFStructureElementChild;

/** An option that @types/pdfkit lacks. */
const UNIVERSAL_ACCESS: object = { subset: "PDF/UA" };

interface PartOptions {
  alt?: string;
  /** Left, top, right and bottom of a figure in points. */
  bbox?: readonly [number, number, number, number];
  /** Whether a header cell belongs to its row or to its column. */
  scope?: "Row" | "Column";
}

type Tag = "H1" | "H2" | "H3" | "P" | "TH" | "TD" | "LBody" | "Lbl" | "Figure";

/** Space between lines as a fraction of the font size. */
const LEADING = 0.35;

/** A tagged PDF: texts and pictures belong to elements of its structure, everything else is an artifact. */
export class TaggedPdf {
  readonly document: PDFKit.PDFDocument;
  private readonly structure: PDFKit.PDFStructureElement;
  readonly look: Look = brandLook();

  constructor({ language, brand, kind, name, title, updated }: DocumentFacts) {
    const day = toNoon(updated);
    const { fonts } = this.look;
    this.document = new PDFDocument({
      size: "A4",
      margin: 0,
      pdfVersion: "1.7",
      ...UNIVERSAL_ACCESS,
      tagged: true,
      lang: language,
      displayTitle: true,
      font: fonts.heading.file,
      // The day of the last change instead of today, so that the same content always results in the same file.
      info: { Title: `${brand} ${name}: ${kind}`, Author: brand, Subject: title, CreationDate: day, ModDate: day },
    });
    for (const role of ["heading", "mono", "body"] as const) {
      this.document.registerFont(role, readFileSync(fonts[role].file));
    }
    this.structure = this.document.struct("Document");
    this.document.addStructure(this.structure);
  }

  /** Height of a text in points. */
  heightOf(text: string, { font, size, width }: Omit<TextStyle, "color">): number {
    return this.document
      .font(font)
      .fontSize(size)
      .heightOfString(text, { width, lineGap: size * LEADING });
  }

  /** Draws a text as content of a structure element; `left` and `top` in points. */
  text(tag: Tag, text: string, left: number, top: number, style: TextStyle): Content {
    const { font, size, color, width } = style;
    const content = this.document.markStructureContent(tag);
    this.document.fillColor(color).fontSize(size);
    const runs = this.runsOf(text, font);
    runs.forEach((run, index) => {
      const options = { width, lineGap: size * LEADING, continued: index < runs.length - 1 };
      const document = this.document.font(run.font);
      if (index === 0) document.text(run.text, left, top, options);
      else document.text(run.text, options);
    });
    this.document.endMarkedContent();
    return content;
  }

  /** Draws a text, adds it as an element, and returns its bottom edge. */
  addText(tag: Tag, text: string, left: number, top: number, style: TextStyle): number {
    this.add(this.element(tag, [this.text(tag, text, left, top, style)]));
    return top + this.heightOf(text, style);
  }

  /** Draws a fine horizontal line. */
  line(color: string, top: number, left = MARGIN_PT, width = CONTENT_WIDTH_PT): void {
    this.artifact((document) =>
      document
        .moveTo(left, top)
        .lineTo(left + width, top)
        .lineWidth(0.5)
        .strokeColor(color)
        .stroke(),
    );
  }

  /** Draws the ramp of the brand. */
  ramp(top: number, left = MARGIN_PT, width = CONTENT_WIDTH_PT): void {
    const { ramp } = this.look.colors;
    this.artifact((document) => {
      const gradient = document.linearGradient(left, 0, left + width, 0);
      ramp.forEach((color, index) => gradient.stop(index / (ramp.length - 1), color));
      document.rect(left, top, width, RAMP_PT).fill(gradient);
    });
  }

  /** Draws a picture and adds it as a figure. */
  picture(jpeg: Buffer, alt: string, [left, top, width, height]: readonly [number, number, number, number]): void {
    const content = this.document.markStructureContent("Figure");
    this.document.image(jpeg, left, top, { width, height });
    this.document.endMarkedContent();
    this.add(this.element("Figure", [content], { alt, bbox: [left, top, left + width, top + height] }));
  }

  /** Draws decoration, which screen readers skip: backgrounds and lines. */
  artifact(draw: (document: PDFKit.PDFDocument) => void): void {
    this.document.markContent("Artifact", { type: "Layout" });
    draw(this.document);
    this.document.endMarkedContent();
  }

  /** Creates an element of the structure. */
  element(type: string, children: readonly Content[], options: PartOptions = {}): Content {
    return this.document.struct(type, options, [...children]);
  }

  /** Adds an element at the end of the reading order. */
  add(part: Content): void {
    this.structure.add(part);
  }

  /** Ends the document and returns the bytes of the file. */
  finish(): Promise<Buffer> {
    this.structure.end();
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.document.on("data", (chunk: Buffer) => chunks.push(chunk));
      this.document.on("end", () => resolve(Buffer.concat(chunks)));
      this.document.on("error", reject);
      this.document.end();
    });
  }

  /** Splits a text by font: the mono font has characters that the body font lacks. */
  private runsOf(text: string, font: Font): { text: string; font: Font }[] {
    const runs: { text: string; font: Font }[] = [];
    for (const character of text) {
      const runFont = font === "body" && this.look.borrowed.includes(character) ? "mono" : font;
      const last = runs.at(-1);
      if (last?.font === runFont) last.text += character;
      else runs.push({ text: character, font: runFont });
    }
    return runs;
  }
}
