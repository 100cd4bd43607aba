import type { CreateResolversArgs } from "gatsby";

/** What a list shows of an article, and the pictures of the list, each told once. */
export const articleCardTypes = `
  "An article in a list."
  type ArticleCard {
    jsonId: Int!
    title: String! @filled
    excerpt: String! @filled
    category: String!
    readTime: String! @filled
    tags: [String!]! @filled
    "Year-month-day."
    day: String!
    "The day in words."
    date: String!
    "Where its picture stands among those of the list."
    picture: Int!
  }

  "All articles in the order of their ids."
  type ArticleCards {
    cards: [ArticleCard!]!
    pictures: [Picture!]!
  }
`;

interface Picture {
  readonly src: string;
  readonly alt: string;
}

interface ArticleNode {
  readonly jsonId: number;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly readTime: string;
  readonly tags: readonly string[];
  /** Year-month-day. */
  readonly date: string;
  readonly image: Picture;
}

type Card = Omit<ArticleNode, "image"> & { readonly day: string; readonly picture: number };

interface Context {
  nodeModel: { findAll(args: { type: string }): Promise<{ entries: Iterable<ArticleNode> }> };
}

/**
 * `articleCards`: the blog's list. `allArticle` would hold all articles with
 * their bodies until the last is told, and tell every size of a picture with
 * each: 60 MB of memory, and 7.9 MB of JSON in place of 2.3, for 5,000 articles.
 */
export function addArticleCards({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      articleCards: {
        type: "ArticleCards!",
        resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context) =>
          articleCards((await nodeModel.findAll({ type: "Article" })).entries),
      },
    },
  });
}

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The cards of articles by their ids, and the pictures that they show. */
export function articleCards(articles: Iterable<ArticleNode>): { cards: Card[]; pictures: Picture[] } {
  const cards: Card[] = [];
  const pictures = new Map<string, Picture & { readonly index: number }>();
  for (const { jsonId, title, excerpt, category, readTime, tags, date, image } of articles) {
    const key = JSON.stringify([image.src, image.alt]);
    const picture = pictures.get(key) ?? { ...image, index: pictures.size };
    pictures.set(key, picture);
    cards.push({
      ...{ jsonId, title, excerpt, category, readTime, tags },
      day: date,
      date: inWords.format(new Date(date)),
      picture: picture.index,
    });
  }
  return { cards: cards.sort((a, b) => a.jsonId - b.jsonId), pictures: [...pictures.values()] };
}
