import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { CaseStudyCard } from "../sections/case-study-card";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";
import { itemList } from "../seo/json-ld/list";
import { Grid } from "../ui/grid";

const CaseStudiesPage = ({ data }: PageProps<Queries.CaseStudiesPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/case-studies");
  return (
    <PageFrame
      page={page}
      parts={itemList(data.studies.nodes.map(({ jsonId, title }) => ({ name: title, to: `/case-studies/${jsonId}` })))}
    >
      <Section section={section(page.sections, "/case-studies", "studies")}>
        <Grid>
          {data.studies.nodes.map((study) => (
            <CaseStudyCard key={study.jsonId} study={study} link={word("readMore")} />
          ))}
        </Grid>
      </Section>
    </PageFrame>
  );
};

export default CaseStudiesPage;

export const query = graphql`
  query CaseStudiesPage {
    page(route: { eq: "/case-studies" }) {
      ...PageWords
    }
    studies: allCaseStudy(sort: { jsonId: ASC }) {
      nodes {
        ...CaseStudyCardParts
      }
    }
  }
`;
