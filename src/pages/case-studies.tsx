import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";
import { StudyIndex } from "../sections/study-index";
import { itemList } from "../seo/json-ld/list";

const CaseStudiesPage = ({ data }: PageProps<Queries.CaseStudiesPageQuery>) => {
  const page = present(data.page);
  return (
    <PageFrame
      page={page}
      subject={[
        itemList(data.studies.nodes.map(({ jsonId, title }) => ({ name: title, to: `/case-studies/${jsonId}` }))),
      ]}
    >
      <Section section={section(page.sections, "/case-studies", "studies")}>
        <StudyIndex studies={data.studies.nodes} word={words(page.words, "/case-studies")} />
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
        ...StudyRowParts
      }
    }
  }
`;
