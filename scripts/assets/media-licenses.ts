import { existsSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import { filesBelow } from "@capture/content/model/files-below";

/** The license of the media in a folder and, unless they have their own, in the folders below. */
const LICENSE_FILE = "LICENSE.txt";

/** Extensions of pictures, films, fonts, models and point clouds. */
const MEDIA = new Set(
  ".avif .gif .glb .gltf .jpeg .jpg .mp4 .otf .pcd .ply .png .svg .ttf .usdz .webm .webp .woff .woff2".split(" "),
);

export interface MediaLicense {
  /** The folder of the license, or for media without one, their own folder. */
  folder: string;
  /** The first line of the license file. */
  license: string | undefined;
}

/** The licenses of all media below these folders. A license applies to its folder and the folders below. */
export function mediaLicenses(roots: readonly string[]): MediaLicense[] {
  const licensed = roots.flatMap((root) => {
    const folders = filesBelow(root)
      .filter((name) => MEDIA.has(extname(name).toLowerCase()))
      .map((name) => dirname(join(root, name)));
    return [...new Set(folders)].map((folder) => licenseFolder(folder, root) ?? folder);
  });
  return [...new Set(licensed)].map((folder) => ({ folder, license: firstLine(join(folder, LICENSE_FILE)) }));
}

/** The nearest folder with a license, from a folder up to the root. */
function licenseFolder(folder: string, root: string): string | undefined {
  if (existsSync(join(folder, LICENSE_FILE))) return folder;
  return relative(root, folder) === "" ? undefined : licenseFolder(dirname(folder), root);
}

function firstLine(file: string): string | undefined {
  const line = existsSync(file) ? readFileSync(file, "utf8").split("\n")[0]?.trim() : "";
  return line === "" ? undefined : line;
}
