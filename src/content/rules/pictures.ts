import { visitEntry, type Collection, type Entry } from "../collection";
import type { FactRule } from "../facts";
import type { JsonPath, Problem } from "../problem";
import { memoize } from "../memoize";
import type { Schemas } from "../schemas";
import { didYouMean } from "../suggest";

/** The least width of a picture in pixels: the widest place a card fills on a sharp screen. */
const LEAST_WIDTH = 1200;
const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

interface NamedFile {
  path: JsonPath;
  name: string;
  kind: "picture" | "video";
}

/** Pictures and videos that a document names exist. */
export const missingMediaProblems: FactRule = (entry, _, { schemas, media }) =>
  mediaOf(entry, schemas).flatMap(({ path, name, kind }) => {
    if (media.has(name) && PICTURE.test(name) === (kind === "picture")) return [];
    const candidates = [...media].filter((each) => PICTURE.test(each) === (kind === "picture"));
    return [entry.file.problem(path, `there is no ${kind} data/${name}${didYouMean(name, candidates)}.`)];
  });

/** Pictures are wide enough. A picture or video that nobody uses is noted: an editor who replaces one leaves it behind. */
export function pictureProblems(collection: Collection): Problem[] {
  const { entries, media, schemas, widthOf } = collection;
  const used = new Set<string>();
  const narrow = entries.flatMap((entry) =>
    mediaOf(entry, schemas).flatMap(({ path, name, kind }) => {
      if (used.has(name) || !media.has(name)) return [];
      used.add(name);
      const width = kind === "picture" ? widthOf(name) : LEAST_WIDTH;
      if (width !== undefined && width >= LEAST_WIDTH) return [];
      return [
        entry.file.problem(
          path,
          width === undefined
            ? `data/${name} cannot be read as a picture; save it again as JPEG or PNG.`
            : `data/${name} is ${width} px wide; at least ${LEAST_WIDTH} px are needed.`,
        ),
      ];
    }),
  );
  // A broken document may use any file, so unused files cannot be known.
  const readable = collection.files.every((file) => !file.broken);
  const unused = [...media]
    .filter((name) => readable && !used.has(name))
    .map((name): Problem => ({
      file: `data/${name}`,
      line: 1,
      column: 1,
      where: "",
      sentence: `nobody uses this ${PICTURE.test(name) ? "picture" : "video"}; name it in a JSON file or delete it.`,
      notice: true,
    }));
  return [...narrow, ...unused];
}

/** The pictures and videos that a document names. */
const mediaOf = memoize((entry: Entry, schemas: Schemas) =>
  visitEntry(entry, schemas).flatMap(({ path, value, schema }): NamedFile[] => {
    if (typeof value !== "string" || (schema.format !== "picture" && schema.format !== "video")) return [];
    return [{ path, name: value, kind: schema.format }];
  }),
);
