import { graphql } from "gatsby";
import { memo } from "react";
import { fillPlaceholders } from "../../domain/placeholders";
import { EmptyState } from "../../components/ui/empty-state";
import { CardGrid } from "../../components/ui/card-grid";
import { Heading } from "../../components/ui/heading";
import { LongList } from "../../components/ui/long-list";
import { ArticleCard, ArticleLead } from "./article-card";
import { sizes } from "../../theme/breakpoints";

type Article = Queries.ArticleCardPartsFragment;

interface ArticleResultsProps {
  /** The first block, while nothing is searched for. */
  featured: readonly Article[];
  listed: readonly Article[];
  /** What was asked for. */
  query: string;
  category: string;
  labels: Queries.ArticleResultsLabelsFragment;
  onReset: () => void;
}

/**
 * What the blog's list has found. It is drawn again only when it has found
 * something else, so that a key or a tap is answered before its results are.
 */
export const ArticleResults = memo(function ArticleResults(props: ArticleResultsProps) {
  const { featured, listed, query, category, labels, onReset } = props;
  const link = labels.readArticle;
  // The featured block may be all there is; then there is nothing to say of the rest.
  const hasMore = listed.length > 0 || featured.length === 0;
  const categoryHeading = category === "" ? labels.recent : fillPlaceholders(labels.categoryHeading, { category });
  return (
    <>
      {featured.length > 0 && (
        <div sx={{ mb: 8 }}>
          <Heading id="featured" heading={labels.featured} />
          <Featured articles={featured} link={link} />
        </div>
      )}
      {hasMore && <Heading id="results" heading={query.trim() === "" ? categoryHeading : labels.searchResults} />}
      {hasMore && listed.length === 0 && (
        <EmptyState
          sentence={labels.empty}
          hint={query === "" ? undefined : fillPlaceholders(labels.emptyHint, { query })}
          reset={labels.reset}
          onReset={onReset}
        />
      )}
      {listed.length > 0 && (
        <LongList entries={listed}>
          {(shown) => (
            <CardGrid>
              {shown.map((article) => (
                <ArticleCard key={article.jsonId} article={article} link={link} />
              ))}
            </CardGrid>
          )}
        </LongList>
      )}
    </>
  );
});

/** The pictures of the first two, which are half as wide as the page. */
const HALF = sizes("60vw", { tablet: "47vw", wide: "40rem" });

const Featured = ({ articles: [first, ...others], link }: { articles: readonly Article[]; link: string }) => (
  <div sx={{ display: "grid", gap: 5 }}>
    {first && <ArticleLead article={first} link={link} />}
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
          <ArticleCard article={article} link={link} {...(index < 2 && { sizes: HALF })} />
        </li>
      ))}
    </ul>
  </div>
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
