import { graphql, type PageProps } from "gatsby";
import { MAX_FIRST_DEVICES } from "@capture/domain/products/many-products";
import { assertPresent } from "../../lib/assert-present";
import { PageFrame } from "../../blocks/page-frame";
import { Planner } from "../../features/tools/planner/planner";
import { PlannerOfMany } from "../../features/tools/planner/planner-of-many";

const PlannerPage = ({ data }: PageProps<Queries.PlannerPageQuery>) => {
  const page = assertPresent(data.page);
  const props = {
    planner: assertPresent(data.planner),
    results: page.results,
    labels: page.labels,
    choiceLabels: data.productLabels,
    tools: data,
  };
  const Tool = props.planner.devices.length > MAX_FIRST_DEVICES ? PlannerOfMany : Planner;
  return (
    <PageFrame page={page} isTool>
      <Tool {...props} />
    </PageFrame>
  );
};

export default PlannerPage;

export const query = graphql`
  query PlannerPage {
    page: plannerPage {
      ...PageFields
      results {
        ...HeadFields
      }
      labels {
        ...PlannerLabels
      }
    }
    planner {
      ...PlannerFields
    }
    productLabels {
      ...ProductChoiceLabels
    }
    ...ToolLinks
  }
`;
