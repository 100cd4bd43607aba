import { documentsIn, publicationOf } from "./publication";

/**
 * The first time after another one at which an entry that is not a draft begins or ends, so that the site must be built;
 * `undefined` if there is none.
 * @param folder path of data/ or of a copy of it
 */
export function nextChange(folder: string, after: Date): Date | undefined {
  const changes: string[] = [];
  for (const document of documentsIn(folder)) {
    if ((document.value as { draft?: unknown }).draft === true) continue;
    const { from, until = "" } = publicationOf(document);
    changes.push(...[from, until].filter((time) => time > after.toISOString()));
  }
  const [first] = changes.sort();
  return first === undefined ? undefined : new Date(first);
}
