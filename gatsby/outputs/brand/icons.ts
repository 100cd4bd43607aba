import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import { readBrand } from "@capture/content/model/brand";
import { readMark } from "@capture/content/model/mark";

/** At this size the icon's corners have the radius of the brand's controls. */
const BASE_SIZE_PX = 32;
/** The part of the icon's width and height that the mark fills. */
const MARK_RATIO = 0.75;
/** Launchers may crop a maskable icon to this part of its size. */
const SAFE_ZONE_RATIO = 0.8;
const MASKABLE_SIZE_PX = 512;
/** The sizes in favicon.ico, for browsers that do not show SVG icons. */
const ICO_SIZES_PX = [16, 32];
const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/**
 * The icon as SVG: the mark on a rounded square.
 * @param content path of data/ or of a copy of it
 */
export function iconSvg(content: string): string {
  const { themeColor, colors, radii } = readBrand(content);
  const { left, top, width, height, shapes } = readMark(content);
  const size = Math.max(width, height) / MARK_RATIO;
  const [x, y] = [left - (size - width) / 2, top - (size - height) / 2];
  const position = `${x === 0 ? "" : ` x="${x}"`}${y === 0 ? "" : ` y="${y}"`}`;
  const radius = (radii.control * size) / BASE_SIZE_PX;
  const color = shapes.includes("currentColor") ? ` color="${colors.ink.text}"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${size} ${size}"${color}><rect${position} width="${size}" height="${size}" rx="${radius}" fill="${themeColor}"/>${shapes}</svg>\n`;
}

/** Renders the icon of a brand as a square. @param content path of data/ or of a copy of it */
export function renderIcon(content: string, sizePx: number): Sharp {
  const svg = iconSvg(content).replace("<svg", `<svg width="${sizePx}" height="${sizePx}"`);
  return sharp(Buffer.from(svg));
}

/**
 * Writes the icons of the brand into public/.
 * @param content path of data/ or of a copy of it
 */
export async function writeBrandIcons(content: string): Promise<void> {
  const { themeColor: background } = readBrand(content);
  const folder = resolve("public", "icons");
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve("public", "favicon.svg"), iconSvg(content));
  const pictures = await Promise.all(ICO_SIZES_PX.map((size) => renderIcon(content, size).png().toBuffer()));
  writeFileSync(resolve("public", "favicon.ico"), icoFile(pictures));
  await renderIcon(content, 192).toFile(join(folder, "icon-192.png"));
  await renderIcon(content, 512).toFile(join(folder, "icon-512.png"));
  // Phones round the corners themselves.
  await renderIcon(content, 180).flatten({ background }).toFile(join(folder, "apple-touch-icon.png"));
  const innerSize = Math.round((MASKABLE_SIZE_PX * SAFE_ZONE_RATIO) / 2) * 2;
  const margin = (MASKABLE_SIZE_PX - innerSize) / 2;
  await renderIcon(content, innerSize)
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .toFile(join(folder, "maskable-512.png"));
}

/** An ICO file of PNG pictures, smallest first, each at most 255 pixels wide. */
function icoFile(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, index) => {
    const entry = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * index;
    const size = ICO_SIZES_PX[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}
