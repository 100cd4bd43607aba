import { graphql, type PageProps } from "gatsby";
import { present, section } from "../content/pick";
import { Architecture } from "../sections/architecture";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";

const TechnologyPage = ({ data }: PageProps<Queries.TechnologyPageQuery>) => {
  const page = present(data.page);
  const architecture = section(page.sections, "/technology", "architecture");
  return (
    <PageFrame page={page}>
      <Section section={section(page.sections, "/technology", "core")} />
      <Section section={architecture} ground="ink">
        <Architecture layers={architecture.items ?? []} />
      </Section>
    </PageFrame>
  );
};

export default TechnologyPage;

export const query = graphql`
  query TechnologyPage {
    page(route: { eq: "/technology" }) {
      ...PageWords
    }
  }
`;
