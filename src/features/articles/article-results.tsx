import { graphql } from "gatsby";
import { memo } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { Stack } from "../../ui/primitives";
import { EmptyState } from "../../ui/empty-state";
import { CardGrid } from "../../ui/card-grid";
import { Heading } from "../../ui/heading";
import { LongList } from "../../ui/long-list";
import { Tile } from "../../ui/tile";
import { ArticleCard } from "./article-card";
import { sizes } from "../../theme/breakpoints";

type Article = Queries.ArticleCardFieldsFragment;

interface ArticleResultsProps {
  /** The featured block; empty while the list is filtered. */
  featured: readonly Article[];
  /** The other articles. */
  articles: readonly Article[];
  /** The search text. */
  query: string;
  category: string;
  labels: Queries.ArticleResultsLabelsFragment;
  onReset: () => void;
}

/** The results of the blog's list. Memoized, so that the controls respond before the results are rendered. */
export const ArticleResults = memo(function ArticleResults(props: ArticleResultsProps) {
  const { featured, articles, query, category, labels, onReset } = props;
  const linkText = labels.readArticle;
  // When all articles are featured, the second list is omitted.
  const hasSecondList = articles.length > 0 || featured.length === 0;
  const categoryHeading = category === "" ? labels.recent : fillPlaceholders(labels.categoryHeading, { category });
  return (
    <>
      {featured.length > 0 && (
        <div sx={{ mb: 8 }}>
          <Heading id="featured" heading={labels.featured} />
          <FeaturedArticles articles={featured} linkText={linkText} />
        </div>
      )}
      {hasSecondList && <Heading id="results" heading={query.trim() === "" ? categoryHeading : labels.searchResults} />}
      {hasSecondList && articles.length === 0 && (
        <EmptyState
          sentence={labels.empty}
          hint={query === "" ? undefined : fillPlaceholders(labels.emptyHint, { query })}
          reset={labels.reset}
          onReset={onReset}
        />
      )}
      {articles.length > 0 && (
        <LongList entries={articles}>
          {(visible) => (
            <CardGrid>
              {visible.map((article) => (
                <ArticleCard key={article.jsonId} article={article} linkText={linkText} />
              ))}
            </CardGrid>
          )}
        </LongList>
      )}
    </>
  );
});

/** The first two cards after the lead article are half as wide as the page. */
const HALF_WIDTH_SIZES = sizes("60vw", { tablet: "47vw", wide: "40rem" });

interface FeaturedArticlesProps {
  articles: readonly Article[];
  linkText: string;
}

/** The first article is as wide as the page. */
const FeaturedArticles = ({ articles: [first, ...others], linkText }: FeaturedArticlesProps) => (
  <Stack gap={5}>
    {first && (
      <Tile
        label={`${first.category} · ${first.readTime}`}
        title={first.title}
        text={first.excerpt}
        picture={first.image}
        link={{ to: first.path, text: linkText }}
        sx={{ minHeight: ["26rem", null, "34rem"] }}
      />
    )}
    <ul
      className="featured"
      sx={{
        display: "grid",
        gap: 5,
        gridTemplateColumns: ["1fr", "1fr 1fr", "repeat(6, 1fr)"],
        "& > li": { gridColumn: ["auto", null, "span 2"] },
        "& > li:nth-of-type(-n+2)": { gridColumn: ["auto", null, "span 3"] },
      }}
    >
      {others.map((article, index) => (
        <li key={article.jsonId}>
          <ArticleCard article={article} linkText={linkText} {...(index < 2 && { sizes: HALF_WIDTH_SIZES })} />
        </li>
      ))}
    </ul>
  </Stack>
);

export const articleResultsFragment = graphql`
  fragment ArticleResultsLabels on BlogPageLabels {
    featured
    recent
    searchResults
    categoryHeading
    readArticle
    empty
    emptyHint
    reset
  }
`;
