import { fillDrawn } from "../content/names";
import { Band } from "../ui/band";
import { EmptyState } from "../ui/empty-state";
import { Grid } from "../ui/grid";
import { Heading } from "../ui/heading";
import { useAddressState } from "../ui/use-address-state";
import { ArticleCard } from "./article-card";
import { ArticleLead } from "./article-lead";
import { findArticles } from "./filters";
import { ListControls } from "./list-controls";

/** How many articles the featured block holds: the first of the list. */
export const FEATURED = 6;

const UNFILTERED = { q: "", category: "" };

type Article = Queries.ArticleCardPartsFragment;

interface ArticleIndexProps {
  articles: readonly Article[];
  categories: readonly string[];
  word: (
    key:
      | "searchLabel"
      | "searchPlaceholder"
      | "filterLabel"
      | "all"
      | "featured"
      | "recent"
      | "searchResults"
      | "categoryHeading"
      | "readArticle"
      | "empty"
      | "emptyHint"
      | "reset"
      | "count",
  ) => string;
}

/** The blog's list: search, categories, the featured block while neither is used, and the results. */
export const ArticleIndex = ({ articles, categories, word }: ArticleIndexProps) => {
  const [{ q, category }, change] = useAddressState(UNFILTERED);
  const untouched = q.trim() === "" && category === "";
  const found = findArticles(articles, q, category);
  const listed = untouched ? articles.slice(FEATURED) : found;
  const heading =
    q.trim() !== ""
      ? word("searchResults")
      : category === ""
        ? word("recent")
        : fillDrawn(word("categoryHeading"), { category });
  return (
    <Band ground="bone" labelledBy="results">
      <ListControls
        search={{
          label: word("searchLabel"),
          placeholder: word("searchPlaceholder"),
          value: q,
          onChange: (value) => change({ q: value }),
        }}
        filter={{
          label: word("filterLabel"),
          chosen: category,
          onChoose: (value) => change({ category: value }, true),
          choices: [{ value: "", text: word("all") }, ...categories.map((value) => ({ value, text: value }))],
        }}
        count={fillDrawn(word("count"), { count: found.length })}
      />
      {untouched && (
        <div sx={{ mb: 8 }}>
          <Heading id="featured" heading={word("featured")} />
          <Featured articles={articles.slice(0, FEATURED)} link={word("readArticle")} />
        </div>
      )}
      <Heading id="results" heading={heading} />
      {listed.length === 0 ? (
        <EmptyState
          sentence={word("empty")}
          hint={q === "" ? undefined : fillDrawn(word("emptyHint"), { query: q })}
          reset={word("reset")}
          onReset={() => change(UNFILTERED, true)}
        />
      ) : (
        <Grid>
          {listed.map((article) => (
            <ArticleCard key={article.jsonId} article={article} link={word("readArticle")} />
          ))}
        </Grid>
      )}
    </Band>
  );
};

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
