import type { CreateNodeArgs, Node, NodePluginArgs } from "gatsby";
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
export function sourceNodes({ actions, createNodeId, createContentDigest, getNodesByType }: NodePluginArgs): void {
  const outdated = new Map(getNodesByType(COMPLETE_TEXTS).map((node) => [node.id, node]));
  for (const [name, value] of completeDocuments(contentFolder())) {
    const id = createNodeId(`${COMPLETE_TEXTS} ${name}`);
    const content = JSON.stringify(value);
    const contentDigest = createContentDigest(content);
    const internal = { type: COMPLETE_TEXTS, mediaType: "application/json", content, contentDigest };
    actions.createNode({ id, internal });
    outdated.delete(id);
  }
  for (const node of outdated.values()) actions.deleteNode(node);
}

/** Creates them again after a change of a file while `gatsby develop` runs. */
export function updateWords(args: CreateNodeArgs): void {
  const { type } = args.node.internal;
  if (type === SITE_TEXTS || type === "SiteConfig") sourceNodes(args);
}

/** Creates them again after a file was deleted. Gatsby has no API for that, only the events of its store. */
export function watchDeletedWords(args: NodePluginArgs): void {
  args.emitter.on("DELETE_NODE", ({ payload }: { payload?: Node }) => {
    if (payload?.internal.type === "File" && payload.extension === "json") sourceNodes(args);
  });
}
