import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { contentFolder } from "../../src/content/model/folder";
import { openPicture } from "../../src/content/model/open-picture";
import { main } from "../lib/main";

const SOURCE = "static/favicon.svg";
const FOLDER = "static/icons";
/** Launchers may crop a maskable icon to this share of its size. */
const SAFE_ZONE = 0.8;

/** Draws static/favicon.svg as the PNG files of static/icons. Run it when the mark changes, and commit them. */
main(async () => {
  const { themeColor } = JSON.parse(readFileSync(join(contentFolder(), "site.json"), "utf8")) as { themeColor: string };
  await mark(192).toFile(join(FOLDER, "icon-192.png"));
  await mark(512).toFile(join(FOLDER, "icon-512.png"));
  await mark(180).flatten({ background: themeColor }).toFile(join(FOLDER, "apple-touch-icon.png"));
  const inner = Math.round((512 * SAFE_ZONE) / 2) * 2;
  const margin = (512 - inner) / 2;
  await mark(inner)
    .flatten({ background: themeColor })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: themeColor })
    .toFile(join(FOLDER, "maskable-512.png"));
});

/** The mark as a square of this many pixels. */
function mark(size: number): Sharp {
  // An SVG is drawn at 72 dots per inch, and this one is 32 units wide.
  return openPicture(SOURCE, { density: (72 * size) / 32 }).resize(size);
}
