import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../../lib/assert-present";
import { PageFrame } from "../../blocks/page-frame";
import { Compare } from "../../features/products/compare/compare";

const ComparePage = ({ data }: PageProps<Queries.ComparePageQuery>) => {
  const page = assertPresent(data.page);
  return (
    <PageFrame page={page}>
      {data.devices.nodes.length > 0 && (
        <Compare
          devices={data.devices.nodes}
          groups={data.specificationFields?.items ?? []}
          labels={page.labels}
          recordLabels={data.recordLabels}
        />
      )}
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
    recordLabels: productRecordLabels {
      ...ComparedRecordLabels
    }
    specificationFields {
      items {
        ...SpecificationGroupFields
      }
    }
  }
`;
