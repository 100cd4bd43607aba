import { readCollection, visitEntry, type Collection } from "../check/collection";
import { sortProblems, type Problem } from "../check/problem";
import { overdueReviews, passedPromises } from "../check/rules/texts/outdated";
import { isPublished } from "../model/drafts";
import { oldDrafts } from "./drafts";
import { DUE_KINDS, type DueKind } from "./kinds";
import { failedLinks } from "./links";
import { readLinkResults, type LinkResults } from "./link-results";
import { softPictures } from "./pictures";
import { staleTranslations } from "./translations";

/** Something in the content that an editor should look at, with its place. */
export interface Due extends Problem {
  kind: DueKind;
}

/**
 * Lists what time has done to the content. None of it prevents publishing.
 * @param links what the last requests to other sites have found (npm run content:links)
 */
export function findDue(collection: Collection, links: LinkResults): Due[] {
  const { entries, schemas, site } = collection;
  const published = entries.filter(isPublished);
  const found: Record<DueKind, Problem[]> = {
    review: published.flatMap(overdueReviews),
    day: published.flatMap((entry) => passedPromises(entry, visitEntry(entry, schemas), site)),
    draft: entries.flatMap((entry) => oldDrafts(entry, collection.folder)),
    translation: staleTranslations(collection),
    link: failedLinks(collection, links),
    picture: softPictures(published, collection),
  };
  return (Object.keys(DUE_KINDS) as DueKind[]).flatMap((kind) =>
    sortProblems(found[kind]).map((problem) => ({ ...problem, kind, notice: true })),
  );
}

/** Reads a content folder, and lists what is due in it. */
export const listDue = (folder: string): Due[] => findDue(readCollection(folder), readLinkResults());

/**
 * Reads a content folder, and lists what is due in its published entries. Nothing in the list names a draft or an entry
 * outside its time, so it can be public.
 */
export function listPublishedDue(folder: string): Due[] {
  const collection = readCollection(folder);
  const entries = collection.entries.filter(isPublished);
  return findDue({ ...collection, entries }, readLinkResults());
}
