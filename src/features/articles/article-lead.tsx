import { Tile } from "../../components/ui/tile";

interface ArticleLeadProps {
  article: Queries.ArticleCardPartsFragment;
  link: string;
}

/** The first of the featured articles, as wide as the page. */
export const ArticleLead = ({ article, link }: ArticleLeadProps) => (
  <Tile
    label={`${article.category} · ${article.readTime}`}
    title={article.title}
    text={article.excerpt}
    picture={article.image}
    link={{ to: `/blog/${article.jsonId}`, text: link }}
    sx={{ minHeight: ["26rem", null, "34rem"] }}
  />
);
