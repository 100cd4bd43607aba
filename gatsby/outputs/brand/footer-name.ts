import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { readBrand } from "@capture/content/model/brand";
import { brandFonts } from "./fonts";

/** A name in large letters as an SVG whose box is exactly their ink. */
interface FooterName {
  footerName: { viewBox: string; shapes: string } | null;
  footerNameSize: { maxWidth: string; aspectRatio: string } | null;
}

interface SetName {
  left: number;
  width: number;
  height: number;
  lines: { text: string; y: number; width: number }[];
}

/** The largest size of the letters. */
const MAX_SIZE_REM = 20.5;
/** Units of the view box per em. */
const UNITS_PER_EM = 100;
const GRADIENT_ID = "footer-name-gradient";
/** At -0.05, the arms of “r” and “f” touch. */
const LETTER_SPACING_EM = -0.03;
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
 * @returns null in both fields when the brand turns it off
 */
export function footerName(content: string): FooterName {
  const { colors, footerName: isShown = true } = readBrand(content);
  if (!isShown) return { footerName: null, footerNameSize: null };
  const { folder, files } = brandFonts(content);
  const { brand } = JSON.parse(readFileSync(join(content, "site.json"), "utf8")) as { brand: string };
  const font = create(readFileSync(join(folder, files.heading?.file ?? ""))) as Font;
  const { left, width, height, lines } = setName(brand.trim(), (text) => measureInk(font, text));
  // Letters of a script that joins them are not moved together, and their estimated length is not forced on them.
  const isKnown = isInFont(font, brand);
  const letterSpacing = isKnown ? LETTER_SPACING_EM * UNITS_PER_EM : 0;
  const lengthOf = (length: number): string =>
    isKnown ? ` textLength="${length}" lengthAdjust="spacingAndGlyphs"` : "";
  const stops = colors.ramp.map(
    (color, index, all) => `<stop offset="${index / (all.length - 1)}" stop-color="${color}"/>`,
  );
  // The length keeps the name in its box in a fallback font, too.
  const texts = lines.map(
    ({ text, y, width: length }) => `<text y="${y}"${lengthOf(length)}>${escapeText(text)}</text>`,
  );
  const gradient = `<linearGradient id="${GRADIENT_ID}" gradientUnits="userSpaceOnUse" x2="${width}">${stops.join("")}</linearGradient>`;
  const style = `fill="url(#${GRADIENT_ID})" font-size="${UNITS_PER_EM}" letter-spacing="${letterSpacing}"`;
  return {
    footerName: {
      viewBox: `${left} 0 ${width} ${height}`,
      shapes: `${gradient}<g ${style}>${texts.join("")}</g>`,
    },
    footerNameSize: {
      maxWidth: `${Math.round((width / UNITS_PER_EM) * MAX_SIZE_REM)}rem`,
      aspectRatio: `${width} / ${height}`,
    },
  };
}

/** The lines of a name in units of the view box, and the box. */
function setName(name: string, measure: (text: string) => Ink): SetName {
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
  return { left: units(left), width: units(width), height: units(height), lines };
}

const escapeText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

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
