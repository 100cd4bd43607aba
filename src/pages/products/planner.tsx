import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../../lib/assert-present";
import { PageFrame } from "../../blocks/page-frame";
import { Planner } from "../../features/planner/planner";

const PlannerPage = ({ data }: PageProps<Queries.PlannerPageQuery>) => {
  const page = assertPresent(data.page);
  return (
    <PageFrame page={page}>
      <Planner planner={assertPresent(data.planner)} results={page.results} labels={page.labels} />
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
  }
`;
