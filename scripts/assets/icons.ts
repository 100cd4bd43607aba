import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { contentFolder } from "../../src/content/model/folder";
import { openPicture } from "../../src/content/model/open-picture";
import { main } from "../lib/main";

const SOURCE = "static/favicon.svg";
const FOLDER = "static/icons";
/** Launchers may crop a maskable icon to this part of its size. */
const SAFE_ZONE_RATIO = 0.8;

/** Renders static/favicon.svg to the PNG files of static/icons. Run it when the logo changes, and commit the files. */
main(async () => {
  const { themeColor } = JSON.parse(readFileSync(join(contentFolder(), "site.json"), "utf8")) as { themeColor: string };
  await renderLogo(192).toFile(join(FOLDER, "icon-192.png"));
  await renderLogo(512).toFile(join(FOLDER, "icon-512.png"));
  await renderLogo(180).flatten({ background: themeColor }).toFile(join(FOLDER, "apple-touch-icon.png"));
  const innerSize = Math.round((512 * SAFE_ZONE_RATIO) / 2) * 2;
  const margin = (512 - innerSize) / 2;
  await renderLogo(innerSize)
    .flatten({ background: themeColor })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: themeColor })
    .toFile(join(FOLDER, "maskable-512.png"));
});

/** Renders the logo as a square. */
function renderLogo(sizePx: number): Sharp {
  // At 72 dpi an SVG unit is one pixel, and this SVG is 32 units wide.
  return openPicture(SOURCE, { density: (72 * sizePx) / 32 }).resize(sizePx);
}
