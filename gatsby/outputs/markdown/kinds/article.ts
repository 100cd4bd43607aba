import { toHeading, toList, toParagraph, toParagraphs, type Block } from "../pieces";
import { blocksOfHtml } from "../from-html";
import { openingBlocks } from "../sections";
import { defineTwins, SEO_FIELDS, type TwinSite } from "../twin";
import type { Content } from "../../../lib/read-content";

type Data = Content<"allArticle", "articleLabels">;
type Article = Data["allArticle"]["nodes"][number];
type Labels = NonNullable<Data["articleLabels"]>;

const QUERY = `query ArticleTwins {
  allArticle(sort: { jsonId: ASC }) {
    nodes {
      path title excerpt category tags dateText readTimeText
      date(formatString: "YYYY-MM-DD")
      linkedContent
      update { dateText text }
      author { name role bio }
      ${SEO_FIELDS}
    }
  }
  articleLabels { by tags update aboutAuthor }
}`;

export const articleTwins = defineTwins({
  type: "Article",
  keys: ["allArticle"],
  optionalKeys: ["articleLabels"],
  query: QUERY,
  compose: ({ allArticle, articleLabels: labels }, site) =>
    labels
      ? allArticle.nodes.map((article) => ({
          seo: article.seo,
          date: article.date,
          blocks: articleBlocks(article, labels, site),
        }))
      : [],
});

function articleBlocks(article: Article, labels: Labels, { url }: TwinSite): Block[] {
  const { path, title, excerpt, category, author, dateText, readTimeText, update, linkedContent, tags } = article;
  return [
    ...openingBlocks({ heading: title, lead: excerpt }),
    toParagraph(`${category} · ${labels.by} ${author.name} · ${dateText} · ${readTimeText}`),
    ...(update ? [updateBlock(update, labels.update)] : []),
    ...blocksOfHtml(linkedContent, url, path),
    toHeading(2, labels.tags),
    toList(tags),
    toHeading(2, labels.aboutAuthor),
    ...toParagraphs([`${author.name}, ${author.role}`, author.bio]),
  ];
}

/** What has become of an article's subject since it was published. */
function updateBlock({ dateText, text }: NonNullable<Article["update"]>, label: string): Block {
  return { type: "blockquote", children: [toParagraph(`${label} ${dateText}`), toParagraph(text)] };
}
