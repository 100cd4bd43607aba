import { pathText, type Problem } from "../check/problem";
import { valuesAt, type Collection, type Entry } from "../check/collection";
import { mediaOf } from "../check/rules/pictures";

/** Device pixels per CSS pixel of a laptop. */
const DENSITY = 2;
/** A picture with this share of the pixels still looks sharp. */
const MIN_SHARE = 0.95;

/**
 * The pictures that are wider than cards: their path, the type of their document, a field that replaces them, and the width
 * that they have at least on a laptop of 1512 px, in CSS pixels, by the `sizes` of their components.
 */
const LARGE_PICTURES: readonly { path: string; type?: string; unless?: string; widthPx: number }[] = [
  { path: "hero.picture.src", widthPx: 968 },
  { path: "image.src", type: "Product", unless: "video", widthPx: 968 },
  { path: "image.src", type: "Solution", widthPx: 968 },
  { path: "image.src", type: "CaseStudy", widthPx: 968 },
  { path: "image.src", type: "Article", widthPx: 1088 },
  { path: "image.src", type: "Tour", widthPx: 1088 },
  { path: "image.src", type: "Project", widthPx: 832 },
];

/** The published pictures whose originals have fewer pixels than a laptop shows. Each is listed at the place where it is largest. */
export function softPictures(entries: readonly Entry[], { schemas, sizeOf }: Collection): Problem[] {
  const places = entries.flatMap((entry) =>
    mediaOf(entry, schemas).flatMap(({ path, name, kind }) => {
      const width = kind === "picture" ? sizeOf(name)?.width : undefined;
      const required = DENSITY * shownWidth(entry, pathText(path));
      return width === undefined || width >= MIN_SHARE * required ? [] : [{ entry, path, name, width, required }];
    }),
  );
  const widest = new Map<string, (typeof places)[number]>();
  for (const place of places) {
    const known = widest.get(place.name);
    if (!known || known.required < place.required) widest.set(place.name, place);
  }
  return [...widest.values()].map(({ entry, path, name, width, required }) => {
    const message = `data/${name} is ${width} px wide, and laptops show it ${required} px wide; replace it with a larger original.`;
    return entry.file.problem(path, message);
  });
}

function shownWidth({ schema, value }: Entry, path: string): number {
  const place = LARGE_PICTURES.find((each) => each.path === path && (each.type ?? schema.title) === schema.title);
  const isReplaced = place?.unless !== undefined && valuesAt(value, [place.unless]).length > 0;
  return isReplaced ? 0 : (place?.widthPx ?? 0);
}
