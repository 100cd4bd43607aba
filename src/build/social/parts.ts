import { resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import { bands } from "../../theme/bands";
import { ramp } from "../../theme/tokens";
import { keepByFile } from "../keep-by-file";
import type { Pixels } from "./canvas";
import { LINE_WIDTH, MARK_SIZE, PHOTO_WIDTH, RAMP_HEIGHT, SOCIAL_HEIGHT } from "./measures";

export const MARK = resolve("static/favicon.svg");

/** Each takes a megabyte; those of a large site would fill the memory. */
const MOST_PHOTOS = 40;

/** The page's own picture, cut to its place on the card. */
export const photo = keepByFile(
  (path) => pixels(sharp(path).resize(PHOTO_WIDTH, SOCIAL_HEIGHT, { fit: "cover" })),
  MOST_PHOTOS,
);

/** The site's mark on ink. */
export const mark = keepByFile((path) =>
  pixels(sharp(path, { density: 144 }).resize(MARK_SIZE, MARK_SIZE).flatten({ background: bands.ink.ground })),
);

const stops = ramp.map((colour, index) => `<stop offset="${index / (ramp.length - 1)}" stop-color="${colour}"/>`);
const line = `<svg width="${LINE_WIDTH}" height="${RAMP_HEIGHT}"><linearGradient id="ramp">${stops.join("")}</linearGradient><rect width="100%" height="100%" fill="url(#ramp)"/></svg>`;

/** The depth ramp as a line. */
export const rampLine = pixels(sharp(Buffer.from(line)));

async function pixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
