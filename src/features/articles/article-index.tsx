import { graphql } from "gatsby";
import { useCallback, useDeferredValue, useMemo } from "react";
import { fillPlaceholders } from "../../content/placeholders";
import { Band } from "../../components/ui/band";
import { useAddressState } from "../../components/ui/use-address-state";
import { ArticleResults } from "./article-results";
import { findArticles } from "./find-articles";
import { ListControls } from "../../components/blocks/list-controls";

/** How many articles the featured block holds: the first of the list. */
export const FEATURED = 6;

const UNFILTERED = { q: "", category: "" };
const NONE: readonly Article[] = [];

type Article = Queries.ArticleCardPartsFragment;

interface ArticleIndexProps {
  articles: readonly Article[];
  categories: readonly string[];
  labels: Queries.ArticleIndexLabelsFragment;
}

/** The blog's list: search, categories, the featured block while neither is used, and the results. */
export const ArticleIndex = ({ articles, categories, labels }: ArticleIndexProps) => {
  const [{ q, category }, change] = useAddressState(UNFILTERED);
  // The controls show a choice with the next paint; the results follow.
  const query = useDeferredValue(q);
  const chosen = useDeferredValue(category);
  const found = useMemo(() => findArticles(articles, query, chosen), [articles, query, chosen]);
  const [featured, listed] = useMemo(
    () =>
      query.trim() === "" && chosen === ""
        ? [found.slice(0, FEATURED), found.slice(FEATURED)]
        : ([NONE, found] as const),
    [found, query, chosen],
  );
  const search = useCallback((value: string) => change({ q: value }), [change]);
  const choose = useCallback((value: string) => change({ category: value }, true), [change]);
  const reset = useCallback(() => change(UNFILTERED, true), [change]);
  return (
    <Band ground="bone" labelledBy={featured.length > 0 ? "featured" : "results"}>
      <ListControls
        search={{
          label: labels.searchLabel,
          placeholder: labels.searchPlaceholder,
          value: q,
          onChange: search,
        }}
        filter={{
          label: labels.filterLabel,
          chosen: category,
          onChoose: choose,
          choices: [{ value: "", text: labels.all }, ...categories.map((value) => ({ value, text: value }))],
        }}
        count={fillPlaceholders(labels.count, { count: found.length })}
      />
      <ArticleResults
        featured={featured}
        listed={listed}
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
