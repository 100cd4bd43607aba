import type { CreateResolversArgs } from "gatsby";

/** The part of Gatsby's node model that is asked here. */
interface NodeModel {
  getNodesByIds(args: { ids: readonly string[]; type: string }): unknown[];
}

interface Listed {
  readonly id: string;
  readonly category: string;
}

/** How many articles stand under another. */
const RELATED = 3;

/**
 * `related(ids)` of an article: the entries with these ids. A page that asked
 * for all articles of its category would be drawn anew whenever any article
 * changes; this one is when one of its own does.
 */
export function addRelated({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Article: {
      related: {
        type: "[Article!]!",
        args: { ids: "[String!]!" },
        resolve: (_source: unknown, { ids }: { ids: string[] }, { nodeModel }: { nodeModel: NodeModel }) =>
          nodeModel.getNodesByIds({ ids, type: "Article" }),
      },
    },
  });
}

/**
 * For each article the ids of the first others of its category.
 * @param articles in the order in which they are related
 */
export function relatedIds(articles: readonly Listed[]): (article: Listed) => string[] {
  const first = new Map<string, string[]>();
  for (const { id, category } of articles) {
    const ids = first.get(category) ?? [];
    // One more than is shown, since an article is not related to itself.
    if (ids.length <= RELATED) first.set(category, [...ids, id]);
  }
  return ({ id, category }) => (first.get(category) ?? []).filter((other) => other !== id).slice(0, RELATED);
}
