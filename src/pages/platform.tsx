import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { EditingTabs } from "../features/platform/editing-tabs";
import { FloorPlan } from "../features/platform/floor-plan";
import { PageFrame } from "../blocks/page-frame";
import { Section } from "../blocks/section";

const PlatformPage = ({ data }: PageProps<Queries.PlatformPageQuery>) => {
  const page = assertPresent(data.page);
  return (
    <PageFrame page={page}>
      <Section id="features" section={page.features}>
        <FloorPlan rooms={assertPresent(data.portalFeatures).items} />
      </Section>
      <Section id="editing" section={page.editing} palette="ink">
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
      features {
        ...SectionFields
      }
      editing {
        ...SectionFields
      }
      labels {
        tabsLabel
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
