import { graphql, type PageProps } from "gatsby";
import { useState } from "react";
import { assertPresent } from "../lib/assert-present";
import { PageFrame } from "../blocks/page-frame";
import { SearchPanel } from "../layout/search/search-panel";
import { groupPages } from "../features/search/page-groups";
import { PageList } from "../features/search/page-list";
import { Band } from "../ui/band";
import { Heading } from "../ui/heading";
import { useQueryState } from "../hooks/use-query-state";

const DEFAULTS = { q: "" };

const SearchPage = ({ data }: PageProps<Queries.SearchPageQuery>) => {
  const page = assertPresent(data.page);
  const { search, searchPlaceholder } = assertPresent(data.interfaceLabels);
  const [{ q }, change] = useQueryState(DEFAULTS);
  const [hasFailed, setHasFailed] = useState(false);
  const groups = groupPages(
    [
      { heading: page.headings.page, ...data.pages },
      { nodes: [...data.products.nodes, ...data.records.nodes] },
      data.solutions,
      data.studies,
      data.articles,
      { heading: page.headings.tour, ...data.tours },
      data.terms,
    ].map(({ nodes, ...kind }) => ({ ...kind, pages: nodes.map(({ seo }) => seo) })),
  );
  const allPages = (
    <section aria-labelledby="all">
      <Heading id="all" heading={page.all.heading} lead={page.all.lead} />
      <PageList groups={groups} />
    </section>
  );
  return (
    <PageFrame page={page} isTool>
      <Band palette="bone">
        <div data-script="">
          <SearchPanel
            label={search}
            placeholder={searchPlaceholder}
            query={q}
            onQuery={(query) => change({ q: query })}
            level={2}
            onFail={() => setHasFailed(true)}
            suggestions={allPages}
          />
          {hasFailed && <p role="alert">{page.labels.failed}</p>}
        </div>
        {q.trim() === "" && allPages}
      </Band>
    </PageFrame>
  );
};

export default SearchPage;

export const query = graphql`
  query SearchPage {
    page: searchPage {
      ...PageFields
      headings {
        page
        tour
      }
      all {
        ...HeadFields
      }
      labels {
        failed
      }
    }
    interfaceLabels {
      search
      searchPlaceholder
    }
    pages: allPage(filter: { seo: { listed: { eq: true } }, route: { ne: "/search" } }, sort: { route: ASC }) {
      nodes {
        seo {
          ...ListedPageFields
        }
      }
    }
    products: allProduct(sort: { order: ASC }) {
      nodes {
        seo {
          ...ListedPageFields
        }
      }
    }
    records: allProductRecord(sort: { device: { order: ASC } }) {
      nodes {
        seo {
          ...ListedPageFields
        }
      }
    }
    solutions: allSolution(sort: { order: ASC }) {
      nodes {
        seo {
          ...ListedPageFields
        }
      }
    }
    studies: allCaseStudy(sort: { jsonId: ASC }) {
      nodes {
        seo {
          ...ListedPageFields
        }
      }
    }
    articles: allArticle(sort: { jsonId: ASC }) {
      nodes {
        seo {
          ...ListedPageFields
        }
      }
    }
    tours: allTour(sort: { slug: ASC }) {
      nodes {
        seo {
          ...ListedPageFields
        }
      }
    }
    terms: allGlossaryTerm(sort: { name: ASC }) {
      nodes {
        seo {
          ...ListedPageFields
        }
      }
    }
  }
`;
