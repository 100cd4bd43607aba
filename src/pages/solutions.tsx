import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { PageFrame } from "../blocks/page-frame";
import { Section } from "../blocks/section";
import { SolutionRow } from "../features/solutions/solution-row";
import { itemList } from "../seo/json-ld/list";
import { Stack } from "../ui/primitives";

const SolutionsPage = ({ data }: PageProps<Queries.SolutionsPageQuery>) => {
  const page = assertPresent(data.page);
  const solutions = data.solutions.nodes;
  return (
    <PageFrame page={page} subject={[itemList(solutions.map(({ path, name }) => ({ name, to: path })))]}>
      <Section id="industries" section={page.industries}>
        <Stack as="ul" className="industries" gap={[8, null, 9]}>
          {solutions.map((solution, index) => (
            <li key={solution.slug}>
              <SolutionRow solution={solution} linkText={page.labels.viewSolution} index={index} />
            </li>
          ))}
        </Stack>
      </Section>
    </PageFrame>
  );
};

export default SolutionsPage;

export const query = graphql`
  query SolutionsPage {
    page: solutionsPage {
      ...PageFields
      industries {
        ...SectionFields
      }
      labels {
        viewSolution
      }
    }
    solutions: allSolution(sort: { order: ASC }) {
      nodes {
        ...SolutionRowFields
      }
    }
  }
`;
