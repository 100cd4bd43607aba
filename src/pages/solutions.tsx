import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";
import { SolutionCard } from "../sections/solution-card";
import { itemList } from "../seo/json-ld/list";
import { Grid } from "../ui/grid";

const SolutionsPage = ({ data }: PageProps<Queries.SolutionsPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/solutions");
  return (
    <PageFrame
      page={page}
      parts={itemList(data.solutions.nodes.map(({ slug, name }) => ({ name, to: `/solutions/${slug}` })))}
    >
      <Section section={section(page.sections, "/solutions", "industries")}>
        <Grid>
          {data.solutions.nodes.map((solution) => (
            <SolutionCard key={solution.slug} solution={solution} link={word("viewSolution")} />
          ))}
        </Grid>
      </Section>
    </PageFrame>
  );
};

export default SolutionsPage;

export const query = graphql`
  query SolutionsPage {
    page(route: { eq: "/solutions" }) {
      ...PageWords
    }
    solutions: allSolution(sort: { order: ASC }) {
      nodes {
        ...SolutionCardParts
      }
    }
  }
`;
