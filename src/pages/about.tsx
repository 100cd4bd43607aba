import { graphql, type PageProps } from "gatsby";
import { present, section } from "../content/pick";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
  const page = present(data.page);
  return (
    <PageFrame page={page}>
      <Section section={section(page.sections, "/about", "story")} />
      <Section section={section(page.sections, "/about", "mission")} ground="ink" />
      <Section section={section(page.sections, "/about", "vision")} ground="ink" />
      <Section section={section(page.sections, "/about", "values")} />
    </PageFrame>
  );
};

export default AboutPage;

export const query = graphql`
  query AboutPage {
    page(route: { eq: "/about" }) {
      ...PageWords
    }
  }
`;
