import { graphql } from "gatsby";
import { Text } from "../../components/ui/primitives";
import { EntryCard } from "../../components/ui/entry-card";
import { Tile } from "../../components/ui/tile";

interface ArticleCardProps {
  article: Queries.ArticleCardPartsFragment;
  linkText: string;
  /** The `sizes` of the picture; by default those of a column in a grid. */
  sizes?: string;
}

/** An article as a card of a list. */
export const ArticleCard = ({ article, linkText, sizes }: ArticleCardProps) => (
  <EntryCard
    label={article.category}
    title={article.title}
    text={article.excerpt}
    picture={article.image}
    sizes={sizes}
    link={{ to: article.path, text: linkText }}
  >
    <Text variant="small">
      <time dateTime={article.day}>{article.date}</time> · {article.readTime}
    </Text>
  </EntryCard>
);

interface ArticleLeadProps {
  article: Queries.ArticleCardPartsFragment;
  linkText: string;
}

/** The first featured article, as wide as the page. */
export const ArticleLead = ({ article, linkText }: ArticleLeadProps) => (
  <Tile
    label={`${article.category} · ${article.readTime}`}
    title={article.title}
    text={article.excerpt}
    picture={article.image}
    link={{ to: article.path, text: linkText }}
    sx={{ minHeight: ["26rem", null, "34rem"] }}
  />
);

export const articleCardFragment = graphql`
  fragment ArticleCardParts on Article {
    jsonId
    path
    title
    excerpt
    category
    date: dateText
    day: date(formatString: "YYYY-MM-DD")
    readTime: readTimeText
    tags
    image {
      ...CardPicture
    }
  }
`;
