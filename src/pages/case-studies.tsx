import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { PageFrame } from "../blocks/page-frame";
import { Section } from "../blocks/section";
import { StudyIndex } from "../features/case-studies/study-index";
import { itemList } from "../seo/json-ld/list";

const CaseStudiesPage = ({ data }: PageProps<Queries.CaseStudiesPageQuery>) => {
  const page = assertPresent(data.page);
  const studies = data.studies.nodes;
  return (
    <PageFrame page={page} subject={[itemList(studies.map(({ path, title }) => ({ name: title, to: path })))]}>
      <Section id="studies" section={page.studies}>
        <StudyIndex studies={studies} labels={page.labels} />
      </Section>
    </PageFrame>
  );
};

export default CaseStudiesPage;

export const query = graphql`
  query CaseStudiesPage {
    page: caseStudiesPage {
      ...PageFields
      studies {
        ...SectionFields
      }
      labels {
        ...StudyIndexLabels
      }
    }
    studies: allCaseStudy(sort: { jsonId: ASC }) {
      nodes {
        ...StudyRowFields
      }
    }
  }
`;
