import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { assertPresent } from "../../lib/assert-present";
import { PageFrame } from "../../blocks/page-frame";
import { Decision } from "../../features/tools/decision-page/decision";
import { useLocale, useSiteContent } from "../../hooks/use-site-content";

const DecisionPage = ({ data }: PageProps<Queries.DecisionPageQuery>) => {
  const page = assertPresent(data.page);
  const locale = useLocale();
  const { siteConfig } = useSiteContent();
  const content = useMemo(() => {
    const finder = assertPresent(data.finder);
    const guide = assertPresent(data.accuracy);
    return {
      finder,
      guide,
      planner: assertPresent(data.planner),
      devices: data.devices.nodes,
      groups: data.specificationFields?.items ?? [],
      labels: assertPresent(data.labels),
      plannerLabels: assertPresent(data.plannerPage).labels,
      guideLabels: assertPresent(data.accuracyPage).labels,
      notStated: assertPresent(data.productLabels).notStated,
      tools: data,
      facts: { questions: [...finder.questions, ...guide.questions], decisions: guide.decisions },
      example: page.example,
      brand: assertPresent(siteConfig).brand,
      locale,
    };
  }, [data, page, siteConfig, locale]);
  return (
    <PageFrame page={page}>
      <Decision content={content} />
    </PageFrame>
  );
};

export default DecisionPage;

export const query = graphql`
  query DecisionPage {
    page: decisionPage {
      ...PageFields
      example
    }
    labels: decisionLabels {
      ...DecisionLabels
    }
    finder {
      ...FinderFields
    }
    planner {
      ...PlannerFields
    }
    accuracy {
      ...AccuracyFields
    }
    plannerPage {
      labels {
        ...PlannerLabels
      }
    }
    accuracyPage {
      labels {
        ...AccuracyLabels
      }
    }
    productLabels {
      notStated
    }
    devices: allProduct(filter: { isDevice: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...DecisionDeviceFields
      }
    }
    specificationFields {
      items {
        ...SpecificationGroupFields
      }
    }
    ...ToolLinks
  }
`;
