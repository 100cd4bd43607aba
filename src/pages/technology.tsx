import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { Architecture } from "../features/technology/architecture";
import { PageFrame } from "../blocks/page-frame";
import { ItemSection } from "../blocks/item-grid";
import { Section } from "../blocks/section";
import { SCAN_SIZES, ScanBand } from "../features/tours/scan-band";
import { MeasuredStill } from "../features/tours/still/measured-still";
import { hasStill } from "../features/tours/still/still-fields";

const TechnologyPage = ({ data }: PageProps<Queries.TechnologyPageQuery>) => {
  const page = assertPresent(data.page);
  const { tourLabels } = data;
  return (
    <PageFrame page={page}>
      <ItemSection id="core" section={page.core} />
      <Section id="architecture" section={page.architecture} palette={page.scan && tourLabels ? "ink" : "bone"}>
        <Architecture layers={page.architecture.items} />
      </Section>
      {page.scan && tourLabels && (
        <ScanBand
          scan={page.scan}
          labels={tourLabels}
          picture={
            hasStill(page.scan.tour) && <MeasuredStill tour={page.scan.tour} labels={tourLabels} sizes={SCAN_SIZES} />
          }
        />
      )}
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
        tour {
          ...StillFields
        }
      }
    }
    tourLabels {
      ...TourLabelFields
      ...StillLabelFields
    }
  }
`;
