import { resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { FontFile } from "./brand/look";

// Cards must look the same on every machine, so system fonts are not used.
process.env.FONTCONFIG_FILE ??= resolve("gatsby/outputs/brand/fonts.conf");

interface TextStyle {
  font: FontFile;
  /** In pixels. */
  size: number;
  color: string;
  /** Whether letters and lines are set closer together. */
  tight?: boolean;
  /** Lines break at this width, in pixels. */
  width: number;
}

/** Draws text, broken into lines. A word that is longer than a line is broken too. */
export function setText(text: string, { font, size, color, width, tight = false }: TextStyle): Promise<Layer> {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  // Pango counts letter spacing in 1024ths of a pixel.
  const spacing = tight ? ` letter_spacing="${Math.round(-0.02 * size * 1024)}" line_height="1.03"` : "";
  return layer(
    sharp({
      text: {
        text: `<span foreground="${color}"${spacing}>${escaped}</span>`,
        // Without the comma, a family such as "Archivo SemiBold" would be read as a weight of "Archivo".
        font: `${font.family}, ${size}`,
        fontfile: font.file,
        width,
        wrap: "word-char",
        dpi: 72,
        rgba: true,
      },
    }),
  );
}

/** Pixels in the form that sharp takes as an input and as a layer. */
export type Layer = Awaited<ReturnType<typeof layer>>;

/** Renders a picture to raw pixels. */
export async function layer(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
