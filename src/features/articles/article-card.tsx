import { graphql } from "gatsby";
import { Text } from "../../ui/primitives";
import { EntryCard } from "../../ui/entry-card";

interface ArticleCardProps {
  article: Queries.ArticleCardFieldsFragment;
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

export const articleCardFragment = graphql`
  fragment ArticleCardFields on Article {
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
