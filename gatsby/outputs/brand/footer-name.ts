import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { readBrand } from "@capture/content/model/brand";
import { brandFonts } from "./fonts";

/** A name in large letters as an SVG whose box is exactly their ink. Lengths are in units of the view box. */
export interface FooterName {
  viewBox: string;
  /** Width of the box in em. */
  widthEm: number;
  /** Letters of a script that joins them are not moved together. */
  letterSpacing: number;
  lines: { text: string; y: number; width: number }[];
}

/** Units of the view box per em. */
const UNITS_PER_EM = 100;
const LETTER_SPACING_EM = -0.05;
/** Between the ink of two lines. */
const LINE_GAP_EM = 0.1;
/** A longer name with a space has two lines. */
const MAX_LINE_EM = 9;

interface Ink {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The distance to the next text, which `textLength` sets. */
  advance: number;
}

/**
 * Sets the name of the company for the footer, on one line or on two.
 * @param content path of data/ or of a copy of it
 * @returns null when the brand turns it off
 */
export function footerName(content: string): FooterName | null {
  if (readBrand(content).footerName === false) return null;
  const { folder, files } = brandFonts(content);
  const { brand } = JSON.parse(readFileSync(join(content, "site.json"), "utf8")) as { brand: string };
  const font = create(readFileSync(join(folder, files.heading?.file ?? ""))) as Font;
  const letterSpacing = isInFont(font, brand) ? LETTER_SPACING_EM * UNITS_PER_EM : 0;
  return { letterSpacing, ...setName(brand.trim(), (text) => measureInk(font, text)) };
}

function setName(name: string, measure: (text: string) => Ink): Omit<FooterName, "letterSpacing"> {
  const texts = measure(name).advance > MAX_LINE_EM ? splitName(name, measure) : [name];
  const inks = texts.map(measure);
  const left = Math.min(...inks.map((ink) => ink.left));
  const width = Math.max(...inks.map((ink) => ink.right)) - left;
  const units = (em: number): number => Math.round(em * UNITS_PER_EM);
  let height = 0;
  const lines = inks.map((ink, index) => {
    const y = height + (index === 0 ? 0 : LINE_GAP_EM) + ink.top;
    height = y + ink.bottom;
    return { text: texts[index] ?? "", y: units(y), width: units(ink.advance) };
  });
  return { viewBox: `${units(left)} 0 ${units(width)} ${units(height)}`, widthEm: Math.ceil(width * 10) / 10, lines };
}

/** Splits a name at the space that makes the longer line the shortest. A name without a space stays on one line. */
function splitName(name: string, measure: (text: string) => Ink): string[] {
  const words = name.split(/\s+/);
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => measure(line).advance));
  return splits.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}

/** The ink of a text in em, from its first baseline point. */
function measureInk(font: Font, text: string): Ink {
  const characters = [...text];
  // The browser shows other scripts in a font of the system, whose letters are as wide as high at most.
  if (!isInFont(font, text))
    return { left: 0, right: characters.length, top: 1, bottom: 0.3, advance: characters.length };
  const { bbox, advanceWidth } = font.layout(text);
  const em = (units: number): number => units / font.unitsPerEm;
  return {
    left: em(bbox.minX),
    right: em(bbox.maxX) + LETTER_SPACING_EM * (characters.length - 1),
    top: em(bbox.maxY),
    bottom: em(-Math.min(0, bbox.minY)),
    advance: em(advanceWidth) + LETTER_SPACING_EM * characters.length,
  };
}

const isInFont = (font: Font, text: string): boolean =>
  [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
