import { visitEntry, type Collection, type Entry } from "../collection";
import type { FactRule } from "../facts";
import { fileProblem, type JsonPath, type Problem } from "../problem";
import { memoize } from "../memoize";
import { PICTURE_EXTENSION, type PictureSize } from "../picture-sizes";
import type { Schemas } from "../../model/schemas";
import { onDisk } from "../media-file";
import { FOCAL_POINTS } from "./media/focal-points";
import { didYouMean } from "../suggest";
import { isCompleteVideo } from "../complete-video";

/** The width of the largest card on a screen with two device pixels per CSS pixel. */
const MIN_WIDTH_PX = 1200;

/** Pictures of cameras and phones that no browser or not every browser shows. */
const CAMERA_EXTENSION = /\.(hei[cf]|tiff?|dng)$/i;

interface NamedFile {
  path: JsonPath;
  name: string;
  kind: "picture" | "video";
  /** The names that the field allows: those of its types of files. The check against the schema reports others. */
  allowed: RegExp;
}

/** Reports references to pictures and videos that do not exist. */
export const missingMediaProblems: FactRule = (entry, _, { schemas, media }) =>
  mediaOf(entry, schemas).flatMap(({ path, name, kind, allowed }) => {
    if (media.has(name) || !allowed.test(name)) return [];
    const candidates = [...media].filter((each) => allowed.test(each));
    return [entry.file.problem(path, `there is no ${kind} data/${name}${didYouMean(name, candidates)}.`)];
  });

function kindOf(name: string): NamedFile["kind"] {
  return PICTURE_EXTENSION.test(name) || CAMERA_EXTENSION.test(name) ? "picture" : "video";
}

/**
 * Reports pictures and videos that are incomplete, and pictures that are too narrow. An unused file is only a notice,
 * because editors who replace a picture often leave the old file in its folder.
 */
export function pictureProblems(collection: Collection): Problem[] {
  const { entries, folder, media, schemas, sizeOf } = collection;
  const used = new Set<string>();
  const users = entries.filter(({ schema }) => schema.title !== FOCAL_POINTS);
  const faulty = users.flatMap((entry) =>
    mediaOf(entry, schemas).flatMap(({ path, name, kind, allowed }) => {
      if (used.has(name) || !media.has(name)) return [];
      used.add(name);
      if (!allowed.test(name)) return [];
      const fault = kind === "picture" ? pictureFault(sizeOf(name)) : videoFault(onDisk(folder, name));
      return fault === undefined ? [] : [entry.file.problem(path, `data/${name} ${fault}`)];
    }),
  );
  // A broken document may refer to any file, so unused files are reported only when all documents can be parsed.
  const areAllParsed = collection.files.every((file) => !file.broken);
  const unused = [...media]
    .filter((name) => areAllParsed && !used.has(name))
    .map((name): Problem => {
      const message = `no JSON file uses this ${kindOf(name)}; use it in one or delete it.`;
      return { ...fileProblem(name, message), notice: true };
    });
  return [...faulty, ...unused];
}

function pictureFault(size: PictureSize | undefined): string | undefined {
  if (!size) return "cannot be decoded as a picture; save it again as JPEG or PNG.";
  return size.width < MIN_WIDTH_PX ? `is ${size.width} px wide; the minimum is ${MIN_WIDTH_PX} px.` : undefined;
}

function videoFault(path: string): string | undefined {
  return isCompleteVideo(path) ? undefined : "ends too early, or is not a video; export it again as MP4 or WebM.";
}

/** The pictures and videos to which a document refers, with their names in NFC. */
export const mediaOf = memoize((entry: Entry, schemas: Schemas) =>
  visitEntry(entry, schemas).flatMap(({ path, value, schema }): NamedFile[] => {
    if (typeof value !== "string" || (schema.format !== "picture" && schema.format !== "video")) return [];
    const allowed = new RegExp(schema.pattern ?? "", "u");
    return [{ path, name: value.normalize(), kind: schema.format, allowed }];
  }),
);
