import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { FeatureList } from "../blocks/feature-list";
import { PageFrame } from "../blocks/page-frame";
import { Section } from "../blocks/section";
import { Statements } from "../features/company/statements";
import { Story } from "../features/company/story";

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
        <FeatureList features={page.values.items} isOrdered />
      </Section>
    </PageFrame>
  );
};

export default AboutPage;

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      ...PageFields
      story {
        ...StoryFields
      }
      mission {
        ...LabeledHeadFields
      }
      vision {
        ...LabeledHeadFields
      }
      values {
        ...ItemSectionFields
      }
    }
    siteConfig {
      founded
    }
  }
`;
