import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";
import { SolutionRow } from "../sections/solution-row";
import { itemList } from "../seo/json-ld/list";

const SolutionsPage = ({ data }: PageProps<Queries.SolutionsPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/solutions");
  return (
    <PageFrame
      page={page}
      subject={[itemList(data.solutions.nodes.map(({ slug, name }) => ({ name, to: `/solutions/${slug}` })))]}
    >
      <Section section={section(page.sections, "/solutions", "industries")}>
        <ul className="industries" sx={{ display: "grid", gap: [8, null, 9] }}>
          {data.solutions.nodes.map((solution, index) => (
            <li key={solution.slug}>
              <SolutionRow solution={solution} link={word("viewSolution")} index={index} />
            </li>
          ))}
        </ul>
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
        ...SolutionRowParts
      }
    }
  }
`;
