import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { Architecture } from "../features/technology/architecture";
import { PageFrame } from "../blocks/page-frame";
import { Section } from "../blocks/section";
import { ScanBand } from "../features/tours/scan-band";

const TechnologyPage = ({ data }: PageProps<Queries.TechnologyPageQuery>) => {
  const page = assertPresent(data.page);
  return (
    <PageFrame page={page}>
      <Section id="core" section={page.core} />
      <Section id="architecture" section={page.architecture} palette="ink">
        <Architecture layers={page.architecture.items} />
      </Section>
      {page.scan && <ScanBand scan={page.scan} labels={assertPresent(data.tourLabels)} />}
    </PageFrame>
  );
};

export default TechnologyPage;

export const query = graphql`
  query TechnologyPage {
    page: technologyPage {
      ...PageFields
      core {
        ...ItemSectionFields
      }
      architecture {
        ...ItemSectionFields
      }
      scan {
        ...ScanFields
      }
    }
    tourLabels {
      ...TourLabelFields
      ...StillLabelFields
    }
  }
`;
