import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { contentFolder } from "../content/folder";

const SOURCE = "static/favicon.svg";
/** The part of a maskable icon that no launcher cuts away. */
const SAFE_ZONE = 0.8;
const ICO_SIZES = [16, 32] as const;

interface AppSite {
  brand: string;
  description: string;
  language: string;
  themeColor: string;
}

/** Writes the icons in every size that browsers and launchers ask for, and the web manifest, into public/. */
export async function writeAppIcons(): Promise<void> {
  const site = JSON.parse(readFileSync(join(contentFolder(), "site.json"), "utf8")) as AppSite;
  const folder = resolve("public", "icons");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "icon-192.png"), await icon(192));
  writeFileSync(join(folder, "icon-512.png"), await icon(512));
  writeFileSync(join(folder, "apple-touch-icon.png"), await filled(180, 1, site.themeColor));
  writeFileSync(join(folder, "maskable-512.png"), await filled(512, SAFE_ZONE, site.themeColor));
  writeFileSync(resolve("public", "favicon.ico"), icoFile(await Promise.all(ICO_SIZES.map(icon))));
  writeFileSync(resolve("public", "manifest.webmanifest"), `${JSON.stringify(manifest(site), null, 2)}\n`);
}

/** The mark in a square of so many pixels, as PNG. */
function icon(size: number): Promise<Buffer> {
  // SVG is drawn at 72 dots an inch and 32 units wide: ask for as many as the size needs.
  return sharp(resolve(SOURCE), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** The mark on a ground without transparent corners; `part` of the square is the mark. */
async function filled(size: number, part: number, background: string): Promise<Buffer> {
  const edge = Math.round((size * (1 - part)) / 2);
  return sharp(await icon(size - 2 * edge))
    .flatten({ background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .png()
    .toBuffer();
}

/** An .ico file is a list of sizes and places, then the PNG files themselves. */
function icoFile(images: readonly Buffer[]): Buffer {
  const HEAD = 6;
  const ENTRY = 16;
  const head = Buffer.alloc(HEAD + ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach((image, index) => {
    const at = HEAD + ENTRY * index;
    const size = ICO_SIZES[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  });
  return Buffer.concat([head, ...images]);
}

function manifest({ brand, description, language, themeColor }: AppSite): object {
  const png = { type: "image/png" };
  return {
    id: "/",
    name: brand,
    short_name: brand,
    description,
    lang: language,
    start_url: "/",
    display: "minimal-ui",
    background_color: themeColor,
    theme_color: themeColor,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", ...png },
      { src: "/icons/icon-512.png", sizes: "512x512", ...png },
      { src: "/icons/maskable-512.png", sizes: "512x512", purpose: "maskable", ...png },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
}
