import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { visitAll, type Collection } from "../collection";
import type { Problem } from "../problem";
import { didYouMean } from "../suggest";

/** The least width of a picture in pixels: the widest place a card fills on a sharp screen. */
export const LEAST_WIDTH = 1200;
const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

/** Pictures and videos exist, are used, and pictures are wide enough. */
export function pictureProblems(collection: Collection): Problem[] {
  const used = new Set<string>();
  const pictures = [...collection.media].filter((name) => PICTURE.test(name));
  const videos = [...collection.media].filter((name) => !PICTURE.test(name));
  const named = [...visitAll(collection)].flatMap(({ entry: { file }, path, value, schema }) => {
    if (typeof value !== "string" || (schema.format !== "picture" && schema.format !== "video")) return [];
    const [kind, candidates] =
      schema.format === "picture" ? (["picture", pictures] as const) : (["video", videos] as const);
    if (!candidates.includes(value)) {
      return [file.problem(path, `there is no ${kind} data/${value}${didYouMean(value, candidates)}.`)];
    }
    if (used.has(value)) return [];
    used.add(value);
    const width = kind === "picture" ? widthOf(join(collection.folder, value)) : undefined;
    if (kind === "video" || (width !== undefined && width >= LEAST_WIDTH)) return [];
    return [
      file.problem(
        path,
        width === undefined
          ? `data/${value} cannot be read as a picture; save it again as JPEG or PNG.`
          : `data/${value} is ${width} px wide; at least ${LEAST_WIDTH} px are needed.`,
      ),
    ];
  });
  // A broken document may use any file, so unused files cannot be known.
  const readable = collection.files.every((file) => !file.broken);
  const unused = [...collection.media]
    .filter((name) => readable && !used.has(name))
    .map((name) => ({
      file: `data/${name}`,
      line: 1,
      column: 1,
      where: "",
      sentence: `nobody uses this ${PICTURE.test(name) ? "picture" : "video"}; name it in a JSON file or delete it.`,
    }));
  return [...named, ...unused];
}

/** Width in pixels from the file's header, or `undefined` when it is no picture. */
function widthOf(path: string): number | undefined {
  try {
    return imageSize(readFileSync(path)).width;
  } catch {
    return undefined;
  }
}
