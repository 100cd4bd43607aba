import { graphql, type PageProps } from "gatsby";
import { MAX_FIRST_DEVICES } from "@capture/domain/products/many-products";
import { assertPresent } from "../../lib/assert-present";
import { PageFrame } from "../../blocks/page-frame";
import { LateNextTools } from "../../features/tools/facts/late-next-tools";
import { Compare } from "../../features/products/compare/compare";
import { CompareMany } from "../../features/products/compare/compare-many";

const ComparePage = ({ data }: PageProps<Queries.ComparePageQuery>) => {
  const page = assertPresent(data.page);
  const props = {
    devices: data.devices.nodes,
    groups: data.specificationFields?.items ?? [],
    labels: page.labels,
    choiceLabels: data.productLabels,
    recordLabels: data.recordLabels,
    next: <LateNextTools tools={data} current={page.route} />,
  };
  const Comparison = props.devices.length > MAX_FIRST_DEVICES ? CompareMany : Compare;
  return (
    <PageFrame page={page} isTool>
      {props.devices.length > 0 && <Comparison {...props} />}
    </PageFrame>
  );
};

export default ComparePage;

export const query = graphql`
  query ComparePage {
    page: comparePage {
      ...PageFields
      labels {
        ...CompareLabels
      }
    }
    devices: allProduct(filter: { isDevice: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...CompareDeviceFields
      }
    }
    productLabels {
      ...ProductChoiceLabels
    }
    recordLabels: productRecordLabels {
      ...ComparedRecordLabels
    }
    specificationFields {
      items {
        ...SpecificationGroupFields
      }
    }
    ...ToolLinks
  }
`;
