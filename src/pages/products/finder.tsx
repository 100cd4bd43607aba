import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../../lib/assert-present";
import { Finder } from "../../features/tools/finder/finder";
import { FinderRules } from "../../features/tools/finder/finder-rules";
import { PageFrame } from "../../blocks/page-frame";
import { Section } from "../../blocks/section";

const NO_DECISIONS: readonly Queries.FinderDecisionFieldsFragment[] = [];

const FinderPage = ({ data }: PageProps<Queries.FinderPageQuery>) => {
  const page = assertPresent(data.page);
  const content = {
    finder: assertPresent(data.finder),
    devices: data.devices.nodes,
    groups: data.specificationFields?.items ?? [],
    labels: page.labels,
    productLabels: assertPresent(data.productLabels),
    decisions: data.accuracy?.decisions ?? NO_DECISIONS,
    tools: data,
  };
  return (
    <PageFrame page={page} isTool>
      <Finder {...content} />
      <Section id="rules" section={page.rules}>
        <FinderRules {...content} />
      </Section>
    </PageFrame>
  );
};

export default FinderPage;

export const query = graphql`
  query FinderPage {
    page: finderPage {
      ...PageFields
      rules {
        ...SectionFields
      }
      labels {
        ...FinderLabels
      }
    }
    finder {
      ...FinderFields
    }
    productLabels {
      showAll
    }
    accuracy {
      decisions {
        ...FinderDecisionFields
      }
    }
    ...ToolLinks
    devices: allProduct(filter: { isDevice: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...FinderDeviceFields
      }
    }
    specificationFields {
      items {
        ...SpecificationGroupFields
      }
    }
  }
`;
