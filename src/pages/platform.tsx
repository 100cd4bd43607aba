import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { FeatureList } from "../blocks/feature-list";
import { EditingTabs } from "../features/platform/editing-tabs";
import { FloorPlan } from "../features/platform/floor-plan";
import { PageFrame } from "../blocks/page-frame";
import { Section } from "../blocks/section";

const PlatformPage = ({ data }: PageProps<Queries.PlatformPageQuery>) => {
  const page = assertPresent(data.page);
  const features = assertPresent(data.portalFeatures).items;
  return (
    <PageFrame page={page}>
      <Section id="features" section={page.features}>
        {page.tour ? (
          <FloorPlan tour={page.tour} features={features} caption={page.labels.plan} />
        ) : (
          <FeatureList features={features} />
        )}
      </Section>
      <Section id="editing" section={page.editing}>
        <EditingTabs label={page.labels.tabsLabel} tabs={assertPresent(data.editingTabs).items} />
      </Section>
    </PageFrame>
  );
};

export default PlatformPage;

export const query = graphql`
  query PlatformPage {
    page: platformPage {
      ...PageFields
      tour {
        ...FloorPlanTour
      }
      features {
        ...SectionFields
      }
      editing {
        ...SectionFields
      }
      labels {
        tabsLabel
        plan
      }
    }
    portalFeatures {
      items {
        ...FeatureFields
      }
    }
    editingTabs {
      items {
        ...EditingTabFields
      }
    }
  }
`;
