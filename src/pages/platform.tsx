import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { EditingTabs } from "../sections/editing-tabs";
import { FloorPlan } from "../sections/floor-plan";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";

const PlatformPage = ({ data }: PageProps<Queries.PlatformPageQuery>) => {
  const page = present(data.page);
  return (
    <PageFrame page={page}>
      <Section section={section(page.sections, "/platform", "features")}>
        <FloorPlan rooms={present(data.portalFeatures).items} />
      </Section>
      <Section section={section(page.sections, "/platform", "editing")} ground="ink">
        <EditingTabs label={words(page.words, "/platform")("tabsLabel")} tabs={present(data.editingTabs).items} />
      </Section>
    </PageFrame>
  );
};

export default PlatformPage;

export const query = graphql`
  query PlatformPage {
    page(route: { eq: "/platform" }) {
      ...PageWords
    }
    portalFeatures {
      items {
        ...FeatureParts
      }
    }
    editingTabs {
      items {
        id
        title
        description
        items {
          ...FeatureParts
        }
      }
    }
  }
`;
