import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { PageFrame } from "../blocks/page-frame";
import { ProgramLadder } from "../features/partners/program-ladder";
import { ItemSection } from "../blocks/item-grid";
import { Section } from "../blocks/section";

const PartnersPage = ({ data }: PageProps<Queries.PartnersPageQuery>) => {
  const page = assertPresent(data.page);
  return (
    <PageFrame page={page}>
      <Section id="programs" section={page.programs}>
        <ProgramLadder programs={assertPresent(data.partnerPrograms).items} benefits={page.labels.benefits} />
      </Section>
      <ItemSection id="why" section={page.why} palette="ink" />
      <Section id="inquiry" section={page.inquiry} />
    </PageFrame>
  );
};

export default PartnersPage;

export const query = graphql`
  query PartnersPage {
    page: partnersPage {
      ...PageFields
      programs {
        ...SectionFields
      }
      why {
        ...ItemSectionFields
      }
      inquiry {
        ...SectionFields
      }
      labels {
        benefits
      }
    }
    partnerPrograms {
      items {
        ...ProgramFields
      }
    }
  }
`;
