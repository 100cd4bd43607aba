import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../content/assert-present";
import { FeatureList } from "../sections/feature-list";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";
import { Statements } from "../sections/statements";
import { Story } from "../sections/story";

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
  const page = assertPresent(data.page);
  return (
    <PageFrame page={page}>
      <Story id="story" story={page.story} founded={assertPresent(data.siteConfig).founded} />
      <Statements
        statements={[
          { id: "mission", ...page.mission },
          { id: "vision", ...page.vision },
        ]}
      />
      <Section id="values" section={page.values}>
        <FeatureList features={page.values.items} ordered />
      </Section>
    </PageFrame>
  );
};

export default AboutPage;

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      ...PageParts
      story {
        ...StoryParts
      }
      mission {
        ...LabelledHeadParts
      }
      vision {
        ...LabelledHeadParts
      }
      values {
        ...ItemSectionParts
      }
    }
    siteConfig {
      founded
    }
  }
`;
