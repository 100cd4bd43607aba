import { graphql, type PageProps } from "gatsby";
import { useCallback } from "react";
import { assertPresent } from "../../lib/assert-present";
import { ACADEMY_QUERY, AcademyTabs } from "../../features/academy/academy-tabs";
import { PageFrame } from "../../blocks/page-frame";
import { Band } from "../../ui/band";
import { ButtonLink } from "../../ui/link/button-link";
import { Row } from "../../ui/primitives";
import { Heading } from "../../ui/heading";
import { SearchField } from "../../ui/search/search-field";
import { useQueryState } from "../../hooks/use-query-state";

const AcademyPage = ({ data }: PageProps<Queries.AcademyPageQuery>) => {
  const page = assertPresent(data.page);
  const { searchLabel, searchPlaceholder, documentation } = page.labels;
  const docsUrl = assertPresent(data.siteConfig).links?.documentation;
  const tutorials = data.tutorials?.items ?? [];
  const manuals = data.manuals?.items ?? [];
  const topics = data.supportTopics?.items ?? [];
  const faqs = data.faqs?.items ?? [];
  const [state, change] = useQueryState(ACADEMY_QUERY);
  const search = useCallback((q: string) => change({ q }), [change]);
  return (
    <PageFrame
      page={page}
      field={
        <Row pt={3} sx={{ width: "100%" }}>
          {tutorials.length + manuals.length > 0 && (
            <SearchField label={searchLabel} placeholder={searchPlaceholder} value={state.q} onChange={search} />
          )}
          {docsUrl && <ButtonLink to={docsUrl} text={documentation} variant="secondary" />}
        </Row>
      }
    >
      {tutorials.length + manuals.length + topics.length + faqs.length > 0 && (
        <Band palette="bone">
          <AcademyTabs
            state={state}
            change={change}
            page={page}
            categories={data.academyCategories?.items ?? []}
            tutorials={tutorials}
            manuals={manuals}
            topics={topics}
            faqs={faqs}
          />
        </Band>
      )}
      {page.glossary && (
        <Band palette="bone" labelledBy="glossary">
          <Heading id="glossary" heading={page.glossary.heading} lead={page.glossary.lead} />
          {page.glossary.actions.map((action) => (
            <ButtonLink key={action.to} {...action} />
          ))}
        </Band>
      )}
    </PageFrame>
  );
};

export default AcademyPage;

export const query = graphql`
  query AcademyPage {
    page: academyPage {
      ...PageFields
      ...AcademyTabsFields
      glossary {
        ...CallFields
      }
      labels {
        searchLabel
        searchPlaceholder
        documentation
      }
    }
    siteConfig {
      links {
        documentation
      }
    }
    academyCategories {
      items {
        id
        title
      }
    }
    tutorials {
      items {
        ...TutorialFields
      }
    }
    manuals {
      items {
        ...ManualFields
      }
    }
    supportTopics {
      items {
        ...SupportTopicFields
      }
    }
    faqs {
      items {
        ...FaqFields
      }
    }
  }
`;
