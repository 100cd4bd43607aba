import { dirname } from "node:path";
import type { CmsConfig, Collection as DeskCollection } from "@sveltia/cms";
import type { Schemas } from "../../src/content/model/schemas";
import { collectionName } from "./labels";

/**
 * The collections with their publish modes. A collection is reviewed if the schema of one of its files has `x-review`.
 * The mode of the entire desk is `editorial_workflow`, because open authoring requires it.
 * @param isReviewed without review, there are no modes
 */
export function publishModes(
  collections: DeskCollection[],
  schemas: Schemas,
  isReviewed: boolean,
): Pick<CmsConfig, "publish_mode" | "collections"> {
  if (!isReviewed) return { collections };
  const reviewed = new Set(
    [...schemas.values()].flatMap(({ "x-files": pattern, "x-review": hasReview }) =>
      hasReview && pattern !== undefined ? [collectionOf(dirname(pattern))] : [],
    ),
  );
  return {
    publish_mode: "editorial_workflow",
    collections: collections.map((each) => ({
      ...each,
      publish_mode: reviewed.has(each.name) ? "editorial_workflow" : "simple",
    })),
  };
}

const collectionOf = (folder: string): string => (folder === "." ? "site" : collectionName(folder));
