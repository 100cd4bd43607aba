import { graphql } from "gatsby";
import { useMemo } from "react";
import { Band } from "../../ui/band";
import { ArticleResults } from "./article-results";
import { findArticles } from "./find-articles";
import { ListControls } from "../../blocks/list-controls";
import { useListQuery } from "../../hooks/use-list-query";

/** Number of articles in the featured block, which shows the first ones of the list. */
export const FEATURED_COUNT = 6;

const NO_ARTICLES: readonly Article[] = [];

type Article = Queries.ArticleCardFieldsFragment;

interface ArticleIndexProps {
  articles: readonly Article[];
  categories: readonly string[];
  labels: Queries.ArticleIndexLabelsFragment;
}

/** The blog's list: search, category filter and results. The featured block is shown only without a filter. */
export const ArticleIndex = ({ articles, categories, labels }: ArticleIndexProps) => {
  const { text, choice, query, chosen, search, choose, reset } = useListQuery("category");
  const results = useMemo(() => findArticles(articles, query, chosen), [articles, query, chosen]);
  const [featured, otherArticles] = useMemo(
    () =>
      query.trim() === "" && chosen === ""
        ? [results.slice(0, FEATURED_COUNT), results.slice(FEATURED_COUNT)]
        : ([NO_ARTICLES, results] as const),
    [results, query, chosen],
  );
  return (
    <Band palette="bone" labelledBy={featured.length > 0 ? "featured" : "results"}>
      <ListControls
        search={{
          label: labels.searchLabel,
          placeholder: labels.searchPlaceholder,
          value: text,
          onChange: search,
        }}
        filter={{
          label: labels.filterLabel,
          chosen: choice,
          onChoose: choose,
          choices: [{ value: "", text: labels.all }, ...categories.map((value) => ({ value, text: value }))],
        }}
        count={results.length}
        countText={labels.count}
      />
      <ArticleResults
        featured={featured}
        articles={otherArticles}
        query={query}
        category={chosen}
        labels={labels}
        onReset={reset}
      />
    </Band>
  );
};

export const articleIndexFragment = graphql`
  fragment ArticleIndexLabels on BlogPageLabels {
    searchLabel
    searchPlaceholder
    filterLabel
    all
    count
    ...ArticleResultsLabels
  }
`;
