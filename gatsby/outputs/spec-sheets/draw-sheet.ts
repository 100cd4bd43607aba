import { openPicture } from "../../../src/content/model/open-picture";
import { bands } from "../../../src/theme/bands";
import { ramp } from "../../../src/theme/tokens";
import { HEIGHT, MARGIN, TaggedPdf, WIDTH } from "./tagged-pdf";
import type { Sheet } from "./sheet";

const { ink, bone } = bands;

/** The ink at the head of the sheet, with the picture at its right. Points. */
const HEAD = 216;
const PICTURE_WIDTH = 236;
/** Pixels to a point: 220 to the inch. */
const SHARPNESS = 3;
const RAMP = 3;
const WORDS = WIDTH - PICTURE_WIDTH - MARGIN - 24;

const FIGURES_TOP = HEAD + 24;
const TABLE_TOP = FIGURES_TOP + 64;
const GAP = 28;
const COLUMN = (WIDTH - 2 * MARGIN - GAP) / 2;
const LABEL = 88;
const ROW_PADDING = 4;
const FOOT_TOP = HEIGHT - 56;

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
    .resize(Math.round(PICTURE_WIDTH * SHARPNESS), HEAD * SHARPNESS)
    .jpeg({ quality: 82 })
    .toBuffer();
  pdf.artifact((document) => {
    document.rect(0, 0, WIDTH, HEAD).fill(ink.ground);
    const gradient = document.linearGradient(0, 0, WIDTH, 0);
    ramp.forEach((color, index) => gradient.stop(index / (ramp.length - 1), color));
    document.rect(0, HEAD, WIDTH, RAMP).fill(gradient);
  });
  const line = (
    tag: "H1" | "P",
    text: string,
    top: number,
    font: "heading" | "body" | "mono",
    size: number,
    color: string,
  ) => {
    const style = { font, size, color, width: WORDS };
    pdf.add(pdf.element(tag, [pdf.text(tag, text, MARGIN, top, style)]));
    return top + pdf.heightOf(text, style);
  };
  line("P", `${brand} · ${kind}`, MARGIN, "mono", 8, ink.muted);
  const below = line("H1", name, MARGIN + 26, "heading", 34, ink.text);
  const lead = line("P", title, below + 2, "heading", 12, ink.text);
  line("P", subtitle, lead + 8, "body", 9, ink.muted);
  pdf.picture(jpeg, picture.alt, [WIDTH - PICTURE_WIDTH, 0, PICTURE_WIDTH, HEAD]);
}

function drawFigures(pdf: TaggedPdf, { keyFigures }: Sheet): void {
  const width = (WIDTH - 2 * MARGIN) / Math.max(keyFigures.length, 1);
  const items = keyFigures.map(({ value, label }, index) => {
    const left = MARGIN + index * width;
    const name = pdf.text("Lbl", label, left, FIGURES_TOP, {
      font: "mono",
      size: 6.5,
      color: bone.subtle,
      width: width - 6,
    });
    const figure = pdf.text("LBody", value, left, FIGURES_TOP + 20, {
      ...{ font: "mono", size: 10.5, color: bone.text },
      width: width - 4,
    });
    return pdf.element("LI", [pdf.element("Lbl", [name]), pdf.element("LBody", [figure])]);
  });
  pdf.add(pdf.element("L", items));
}

/** Groups of rows in two columns; a group is not torn. */
function drawTables(pdf: TaggedPdf, { groups }: Sheet): void {
  const heights = groups.map((group) => groupHeight(pdf, group));
  const half = heights.reduce((sum, height) => sum + height, 0) / 2;
  let column = 0;
  let top = TABLE_TOP;
  let drawn = 0;
  groups.forEach((group, index) => {
    if (column === 0 && drawn > 0 && drawn + (heights[index] ?? 0) / 2 > half) {
      column = 1;
      top = TABLE_TOP;
    }
    top = drawGroup(pdf, group, MARGIN + column * (COLUMN + GAP), top);
    if (top - GROUP_GAP > FOOT_TOP)
      throw new Error(`The specifications do not fit on one page, from “${group.title}” on.`);
    drawn += heights[index] ?? 0;
  });
}

type Group = Sheet["groups"][number];

const TITLE = { font: "heading", size: 10, color: bone.text, width: COLUMN } as const;
const NAME = { font: "body", size: 8, color: bone.muted, width: LABEL - 8 } as const;
const VALUE = { font: "mono", size: 8, color: bone.text, width: COLUMN - LABEL } as const;
const TITLE_HEIGHT = 22;
const GROUP_GAP = 14;

const rowHeight = (pdf: TaggedPdf, { label, values }: Group["rows"][number]): number =>
  Math.max(pdf.heightOf(label, NAME), pdf.heightOf(values[0] ?? "", VALUE)) + 2 * ROW_PADDING;

const groupHeight = (pdf: TaggedPdf, { rows }: Group): number =>
  rows.reduce((sum, row) => sum + rowHeight(pdf, row), TITLE_HEIGHT + GROUP_GAP);

function drawGroup(pdf: TaggedPdf, { title, rows }: Group, left: number, start: number): number {
  pdf.add(pdf.element("H2", [pdf.text("H2", title, left, start, TITLE)]));
  let top = start + TITLE_HEIGHT;
  const lines = rows.map((row) => {
    const y = top;
    pdf.artifact((document) =>
      document
        .moveTo(left, y)
        .lineTo(left + COLUMN, y)
        .lineWidth(0.5)
        .strokeColor(bone.hairline)
        .stroke(),
    );
    const name = pdf.text("TH", row.label, left, y + ROW_PADDING, NAME);
    const value = pdf.text("TD", row.values[0] ?? "", left + LABEL, y + ROW_PADDING, VALUE);
    top += rowHeight(pdf, row);
    return pdf.element("TR", [pdf.element("TH", [name], { scope: "Row" }), pdf.element("TD", [value])]);
  });
  pdf.add(pdf.element("Table", lines));
  return top + GROUP_GAP;
}

function drawFoot(pdf: TaggedPdf, { note, address }: Sheet): void {
  pdf.artifact((document) =>
    document
      .moveTo(MARGIN, FOOT_TOP)
      .lineTo(WIDTH - MARGIN, FOOT_TOP)
      .lineWidth(0.5)
      .strokeColor(bone.border)
      .stroke(),
  );
  const style = { font: "mono", size: 7, color: bone.subtle, width: WIDTH - 2 * MARGIN } as const;
  for (const [index, text] of [note, address].entries()) {
    pdf.add(pdf.element("P", [pdf.text("P", text, MARGIN, FOOT_TOP + 10 + index * 13, style)]));
  }
}
