import { memo } from "react";
import { fillDrawn } from "../content/names";
import { EmptyState } from "../ui/empty-state";
import { Grid } from "../ui/grid";
import { Heading } from "../ui/heading";
import { LongList } from "../ui/long-list";
import { ArticleCard } from "./article-card";
import { ArticleLead } from "./article-lead";

type Article = Queries.ArticleCardPartsFragment;
type WordKey =
  "featured" | "recent" | "searchResults" | "categoryHeading" | "readArticle" | "empty" | "emptyHint" | "reset";

interface ArticleResultsProps {
  /** The first block, while nothing is searched for. */
  featured: readonly Article[];
  listed: readonly Article[];
  /** What was asked for. */
  query: string;
  category: string;
  word: (key: WordKey) => string;
  onReset: () => void;
}

/**
 * What the blog's list has found. It is drawn again only when it has found
 * something else, so that a key or a tap is answered before its results are.
 */
export const ArticleResults = memo(function ArticleResults(props: ArticleResultsProps) {
  const { featured, listed, query, category, word, onReset } = props;
  const link = word("readArticle");
  // The featured block may be all there is; then there is nothing to say of the rest.
  const hasMore = listed.length > 0 || featured.length === 0;
  const categoryHeading = category === "" ? word("recent") : fillDrawn(word("categoryHeading"), { category });
  return (
    <>
      {featured.length > 0 && (
        <div sx={{ mb: 8 }}>
          <Heading id="featured" heading={word("featured")} />
          <Featured articles={featured} link={link} />
        </div>
      )}
      {hasMore && <Heading id="results" heading={query.trim() === "" ? categoryHeading : word("searchResults")} />}
      {hasMore && listed.length === 0 && (
        <EmptyState
          sentence={word("empty")}
          hint={query === "" ? undefined : fillDrawn(word("emptyHint"), { query })}
          reset={word("reset")}
          onReset={onReset}
        />
      )}
      {listed.length > 0 && (
        <LongList entries={listed}>
          {(shown) => (
            <Grid>
              {shown.map((article) => (
                <ArticleCard key={article.jsonId} article={article} link={link} />
              ))}
            </Grid>
          )}
        </LongList>
      )}
    </>
  );
});

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
      {others.map((article) => (
        <li key={article.jsonId}>
          <ArticleCard article={article} link={link} />
        </li>
      ))}
    </ul>
  </div>
);
