import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { FormBand } from "../blocks/form-band";
import { PageFrame } from "../blocks/page-frame";
import { ProjectGallery } from "../features/showcase/project-gallery";
import { Section } from "../blocks/section";
import { tourUrlOf } from "../features/showcase/project-tour";
import { itemList } from "../seo/json-ld/list";

const ShowcasePage = ({ data }: PageProps<Queries.ShowcasePageQuery>) => {
  const page = assertPresent(data.page);
  const projects = data.projects.nodes;
  return (
    <PageFrame
      page={page}
      subject={[
        itemList(
          projects.map((project) => ({ name: project.title, to: tourUrlOf(project) ?? `${page.route}#${project.id}` })),
        ),
      ]}
    >
      {page.projects && projects.length > 0 && (
        <Section id="projects" section={page.projects}>
          <ProjectGallery
            projects={projects}
            categories={data.categories.nodes}
            labels={page.labels}
            caseStudiesPath={data.caseStudiesPage?.route}
          />
        </Section>
      )}
      <FormBand id="start" head={page.start} form="demo" anchor="demo" />
    </PageFrame>
  );
};

export default ShowcasePage;

export const query = graphql`
  query ShowcasePage {
    page: showcasePage {
      ...PageFields
      projects {
        ...SectionFields
      }
      start {
        ...LabeledHeadFields
      }
      labels {
        ...ProjectGalleryLabels
      }
    }
    caseStudiesPage {
      route
    }
    categories: allSolution(sort: { order: ASC }) {
      nodes {
        slug
        name
      }
    }
    projects: allProject(sort: { order: ASC }) {
      nodes {
        ...ProjectCardFields
      }
    }
  }
`;
