import type { CreateNodeArgs, SourceNodesArgs } from "gatsby";
import { completeDocuments } from "@capture/content/model/complete";
import { contentFolder } from "@capture/content/model/folder";

/** The type of a site's file of a document that the engine has, too. */
export const SITE_TEXTS = "SiteTexts";
/** The type of such a document with the engine's texts. */
const COMPLETE_TEXTS = "CompleteTexts";

/** Declared without fields, because no query reads them. */
export const wordTypes = [SITE_TEXTS, COMPLETE_TEXTS]
  .map((type) => `type ${type} implements Node @dontInfer { id: ID! }`)
  .join("\n");

/**
 * Creates the documents that have texts of the engine (`packages/words`), each with those of the site in their place.
 * gatsby-transformer-json creates the nodes that queries read from them, and from all other files of the content.
 */
export function sourceNodes({ actions, createNodeId, createContentDigest }: SourceNodesArgs | CreateNodeArgs): void {
  for (const [name, value] of completeDocuments(contentFolder())) {
    const content = JSON.stringify(value);
    const contentDigest = createContentDigest(content);
    const internal = { type: COMPLETE_TEXTS, mediaType: "application/json", content, contentDigest };
    actions.createNode({ id: createNodeId(`${COMPLETE_TEXTS} ${name}`), internal });
  }
}

/** Creates them again after a change of a file while `gatsby develop` runs. */
export function updateWords(args: CreateNodeArgs): void {
  const { type } = args.node.internal;
  if (type === SITE_TEXTS || type === "SiteConfig") sourceNodes(args);
}
