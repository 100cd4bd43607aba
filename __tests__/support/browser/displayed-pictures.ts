import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { imageSize } from "image-size";
import type { Locator } from "@playwright/test";
import { contentFolder } from "@capture/content/model/folder";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture as it is displayed, in CSS pixels. */
export interface DisplayedPicture extends Size {
  /** The path of the file that the browser chose. */
  readonly file: string;
  /** Whether the picture fills its box, and is cropped if necessary. */
  readonly covers: boolean;
}

/** The pixels that a displayed picture has and needs. */
export interface Sharpness {
  /** The path of the original, below the content folder. */
  readonly name: string;
  /** Width of the displayed file in pixels. */
  readonly copyWidth: number;
  /** Width in pixels that the file needs to be sharp. */
  readonly requiredWidth: number;
  /** Width of the original in pixels, cropped to the aspect ratio of the copy. */
  readonly originalWidth: number;
}

/** All pictures of the content by the hash of the file, which is part of the path of every copy that Gatsby makes. */
const originals: ReadonlyMap<string, Size & { name: string }> = new Map(
  ["images", "videos"].flatMap((folder) =>
    readdirSync(join(contentFolder(), folder), { recursive: true, withFileTypes: true })
      .filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file.name))
      .map((file): [string, Size & { name: string }] => {
        const path = join(file.parentPath, file.name);
        const name = relative(contentFolder(), path);
        const bytes = readFileSync(path);
        const { width, height } = imageSize(bytes);
        return [createHash("md5").update(bytes).digest("hex"), { name, width, height }];
      }),
  ),
);

/**
 * Finds all visible pictures: images, posters of videos and backgrounds, but no drawings, which are sharp at every size. It
 * loads lazy images, because the browser selects the file of an image only when it loads.
 */
export const findDisplayedPictures = (place: Locator): Promise<DisplayedPicture[]> =>
  place.evaluate(async (root) => {
    const elements = [root, ...root.querySelectorAll<HTMLElement>("*")].filter((element) => element.checkVisibility());
    const images = elements.filter((element) => element instanceof HTMLImageElement);
    for (const image of images) image.loading = "eager";
    while (images.some(({ currentSrc }) => currentSrc === "")) await new Promise(requestAnimationFrame);
    return elements.flatMap((element) => {
      const { objectFit, backgroundImage, backgroundSize } = getComputedStyle(element);
      const { clientWidth: width, clientHeight: height } = element;
      const background = /url\("(?!data:)(.+?)"\)/.exec(backgroundImage)?.[1];
      const content =
        element instanceof HTMLImageElement
          ? element.currentSrc
          : element instanceof HTMLVideoElement
            ? element.poster
            : "";
      return [
        { source: content, covers: objectFit === "cover" },
        { source: background ?? "", covers: backgroundSize === "cover" },
      ]
        .filter(({ source }) => source !== "" && !source.endsWith(".svg"))
        .map(({ source, covers }) => ({ file: new URL(source, location.href).pathname, width, height, covers }));
    });
  });

/**
 * How many pixels a displayed picture has and needs.
 * @param density pixels of the file that each CSS pixel needs
 * @throws Error when the file was not made from a picture of the content
 */
export function sharpnessOf({ file, width, height, covers }: DisplayedPicture, density: number): Sharpness {
  const original = originals.get(file.split("/")[2] ?? "");
  if (!original) throw new Error(`${file} is not a copy of a picture of the content. Build the site again.`);
  // `naturalWidth` depends on `sizes`; the file on disk has its real size.
  const copy = imageSize(readFileSync(join("public", file)));
  const displayedWidth = covers ? Math.max(width, (height * copy.width) / copy.height) : width;
  return {
    name: original.name,
    copyWidth: copy.width,
    requiredWidth: Math.round(displayedWidth * density),
    // The original may have been cropped to the shape of the copy.
    originalWidth: Math.round(Math.min(original.width, (original.height * copy.width) / copy.height)),
  };
}
