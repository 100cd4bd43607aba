import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { FormBand } from "../sections/form-band";
import { PageFrame } from "../sections/page-frame";
import { ProjectGallery } from "../sections/project-gallery";
import { Section } from "../sections/section";
import { itemList } from "../seo/json-ld/list";

const ShowcasePage = ({ data }: PageProps<Queries.ShowcasePageQuery>) => {
  const page = present(data.page);
  return (
    <PageFrame
      page={page}
      subject={[itemList(data.projects.nodes.map(({ title, tourUrl }) => ({ name: title, to: tourUrl })))]}
    >
      <Section section={section(page.sections, "/showcase", "projects")}>
        <ProjectGallery
          projects={data.projects.nodes}
          categories={data.categories.nodes}
          word={words(page.words, "/showcase")}
        />
      </Section>
      <FormBand section={section(page.sections, "/showcase", "start")} form="demo" anchor="demo" />
    </PageFrame>
  );
};

export default ShowcasePage;

export const query = graphql`
  query ShowcasePage {
    page(route: { eq: "/showcase" }) {
      ...PageWords
    }
    categories: allSolution(sort: { order: ASC }) {
      nodes {
        slug
        name
      }
    }
    projects: allProject(sort: { order: ASC }) {
      nodes {
        ...ProjectCardParts
      }
    }
  }
`;
