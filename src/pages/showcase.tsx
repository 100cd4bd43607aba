import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../content/assert-present";
import { FormBand } from "../sections/form-band";
import { PageFrame } from "../sections/page-frame";
import { ProjectGallery } from "../sections/project-gallery";
import { Section } from "../sections/section";
import { itemList } from "../seo/json-ld/list";

const ShowcasePage = ({ data }: PageProps<Queries.ShowcasePageQuery>) => {
  const page = assertPresent(data.page);
  const projects = data.projects.nodes;
  return (
    <PageFrame page={page} subject={[itemList(projects.map(({ title, tourUrl }) => ({ name: title, to: tourUrl })))]}>
      <Section id="projects" section={page.projects}>
        <ProjectGallery projects={projects} categories={data.categories.nodes} labels={page.labels} />
      </Section>
      <FormBand id="start" head={page.start} form="demo" anchor="demo" />
    </PageFrame>
  );
};

export default ShowcasePage;

export const query = graphql`
  query ShowcasePage {
    page: showcasePage {
      ...PageParts
      projects {
        ...SectionParts
      }
      start {
        ...LabelledHeadParts
      }
      labels {
        ...ProjectGalleryLabels
      }
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
