import { join, resolve } from "node:path";
import sharp from "sharp";

const FONTS = resolve("src/build/social/fonts");
/** Pango counts the space between letters in so many parts of a pixel. */
const PARTS = 1024;
const MARKUP: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

// The pictures are to be the same on every machine, so no font is taken from the machine's own.
process.env.FONTCONFIG_FILE ??= join(FONTS, "fonts.conf");

interface Face {
  file: string;
  family: string;
}
export const HEADING: Face = { file: join(FONTS, "archivo-expanded.ttf"), family: "Archivo SemiBold" };
export const MONO: Face = { file: join(FONTS, "sometype-mono.ttf"), family: "Sometype Mono" };

export interface Style {
  face: Face;
  /** Pixels. */
  size: number;
  /** The widest a line may be before words move to the next, in pixels. */
  width: number;
  /** Space between letters, in parts of the size. */
  spacing?: number;
  /** Distance of lines, in parts of what the font asks for. */
  leading?: number;
}

/** The shape of words: how much of each pixel they cover, from 0 to 255, cut off at their edges. */
export interface Shape {
  width: number;
  height: number;
  coverage: Buffer;
}

/** Sets words in lines. */
export async function setWords(words: string, { face, size, width, spacing = 0, leading = 1 }: Style): Promise<Shape> {
  const text = words.replace(/[&<>]/g, (sign) => MARKUP[sign] ?? sign);
  const { data, info } = await sharp({
    text: {
      text: `<span letter_spacing="${Math.round(spacing * size * PARTS)}" line_height="${leading}">${text}</span>`,
      // Without the comma, “SemiBold” would be read as a weight of a family “Archivo”.
      font: `${face.family}, ${size}`,
      fontfile: face.file,
      width,
      // A word that is longer than a line is broken.
      wrap: "word-char",
      dpi: 72,
    },
  })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, coverage: data };
}
