import { graphql, type PageProps } from "gatsby";
import { present, section } from "../content/pick";
import { FeatureList } from "../sections/feature-list";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";
import { Statements } from "../sections/statements";
import { Story } from "../sections/story";

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
  const page = present(data.page);
  const values = section(page.sections, "/about", "values");
  return (
    <PageFrame page={page}>
      <Story section={section(page.sections, "/about", "story")} founded={present(data.siteConfig).founded} />
      <Statements
        statements={[section(page.sections, "/about", "mission"), section(page.sections, "/about", "vision")]}
      />
      <Section section={values}>
        <FeatureList features={values.items ?? []} ordered />
      </Section>
    </PageFrame>
  );
};

export default AboutPage;

export const query = graphql`
  query AboutPage {
    page(route: { eq: "/about" }) {
      ...PageWords
    }
    siteConfig {
      founded
    }
  }
`;
