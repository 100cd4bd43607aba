import { entriesOf, type Collection } from "../../collection";
import type { Problem } from "../../problem";
import { repeatedIn } from "../duplicates";

/** The type of data/focal-points.json. A picture that only this file names is not used by any page. */
export const FOCAL_POINTS = "FocalPoints";

/** Reports a second focal point of the same picture, which the build would ignore. */
export function focalPointProblems(collection: Collection): Problem[] {
  return entriesOf(collection, FOCAL_POINTS).flatMap(({ file, value }) => {
    const { items } = value as unknown as { items: { picture: string }[] };
    const names = items.map(({ picture }) => picture.normalize());
    return repeatedIn(names).map((index) => {
      const message = `data/${names[index]} already has a focal point in this list; delete one of them.`;
      return file.problem(["items", index, "picture"], message);
    });
  });
}
