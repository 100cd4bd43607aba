import { dirname } from "node:path";
import type { Collection as DeskCollection } from "@sveltia/cms";
import type { Schemas } from "@capture/content/model/schemas";
import { collectionName } from "./labels";

/**
 * The collections with their publish modes. A collection is reviewed if the schema of one of its files has `x-review`.
 * @param isReviewed without review, no collection has a mode
 */
export function publishModes(collections: DeskCollection[], schemas: Schemas, isReviewed: boolean): DeskCollection[] {
  if (!isReviewed) return collections;
  const reviewed = new Set(
    [...schemas.values()].flatMap(({ "x-files": pattern, "x-review": hasReview }) =>
      hasReview && pattern !== undefined ? [collectionOf(dirname(pattern))] : [],
    ),
  );
  return collections.map((each) => (reviewed.has(each.name) ? { ...each, publish_mode: "editorial_workflow" } : each));
}

const collectionOf = (folder: string): string => (folder === "." ? "site" : collectionName(folder));
