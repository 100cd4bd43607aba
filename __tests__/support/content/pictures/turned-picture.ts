import sharp, { type Sharp } from "sharp";

/** Colors of the quarters of the displayed picture: top left, top right, bottom left, bottom right. */
export const QUARTERS = ["#ff0000", "#00ff00", "#0000ff", "#ffffff"] as const;

/**
 * For each EXIF orientation from 1 to 8, turns the displayed picture into the stored one. Viewers do the reverse. sharp
 * mirrors before it rotates.
 */
const TRANSFORMS: readonly ((upright: Sharp) => Sharp)[] = [
  (upright) => upright,
  (upright) => upright.flop(),
  (upright) => upright.rotate(180),
  (upright) => upright.flip(),
  (upright) => upright.flip().rotate(90),
  (upright) => upright.rotate(270),
  (upright) => upright.flop().rotate(90),
  (upright) => upright.rotate(90),
];

export const ORIENTATIONS = TRANSFORMS.map((_, index) => index + 1);

/**
 * Creates a JPEG with a color in each quarter, stored with an EXIF orientation.
 * @param width width of the displayed picture in pixels
 * @param height height of the displayed picture in pixels
 */
export async function turnedPicture(orientation: number, width: number, height: number): Promise<Buffer> {
  const [right, bottom] = [width / 2, height / 2];
  const places = [
    [0, 0],
    [right, 0],
    [0, bottom],
    [right, bottom],
  ] as const;
  const quarters = QUARTERS.map(
    (color, index) =>
      `<rect x="${places[index]?.[0]}" y="${places[index]?.[1]}" width="${right}" height="${bottom}" fill="${color}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${quarters.join("")}</svg>`;
  const upright = await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
  const stored = TRANSFORMS[orientation - 1]?.(sharp(upright)) ?? sharp(upright);
  return stored.withMetadata({ orientation }).jpeg({ quality: 90 }).toBuffer();
}

/** Reads the color in the middle of each quarter of a picture. Each channel is rounded to `00` or `ff`. */
export async function quartersOf(picture: Sharp): Promise<string[]> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const channels = [...data.subarray(start, start + 3)].map((channel) => (channel > 127 ? "ff" : "00"));
    return `#${channels.join("")}`;
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}
