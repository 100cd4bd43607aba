import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { picture } from "../content/content-folder";

const PLAIN = "images/plain.png";

/**
 * Replaces the pictures of a content folder with one plain picture, because scaling pictures takes a quarter of the time
 * of a build. The pictures of tours stay, because a panorama needs its aspect ratio.
 * @param data path of the content folder
 */
export async function plainPictures(data: string): Promise<void> {
  writeFileSync(join(data, PLAIN), await picture(1200, 750));
  // The plain picture would be in it more than once.
  rmSync(join(data, "focal-points.json"), { force: true });
  for (const name of readdirSync(data, { recursive: true, encoding: "utf8" })) {
    const path = join(data, name);
    if (dirname(name).split("/").includes("tours")) continue;
    if (name.endsWith(".jpg")) rmSync(path);
    if (name.endsWith(".json"))
      writeFileSync(path, readFileSync(path, "utf8").replaceAll(/"[^"]+\.jpg"/g, JSON.stringify(PLAIN)));
  }
}
