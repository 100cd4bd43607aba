import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { PageFrame } from "../sections/page-frame";
import { ProgramLadder } from "../sections/program-ladder";
import { Section } from "../sections/section";

const PartnersPage = ({ data }: PageProps<Queries.PartnersPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/partners");
  return (
    <PageFrame page={page}>
      <Section section={section(page.sections, "/partners", "programs")}>
        <ProgramLadder programs={present(data.partnerPrograms).items} benefits={word("benefits")} />
      </Section>
      <Section section={section(page.sections, "/partners", "why")} ground="ink" />
      <Section section={section(page.sections, "/partners", "inquiry")} />
    </PageFrame>
  );
};

export default PartnersPage;

export const query = graphql`
  query PartnersPage {
    page(route: { eq: "/partners" }) {
      ...PageWords
    }
    partnerPrograms {
      items {
        ...ProgramParts
      }
    }
  }
`;
