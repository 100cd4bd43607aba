import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { MailForm } from "../forms/mail-form";
import { PageFrame } from "../sections/page-frame";
import { ProjectCard } from "../sections/project-card";
import { Section } from "../sections/section";
import { itemList } from "../seo/json-ld/list";
import { Grid } from "../ui/grid";

const ShowcasePage = ({ data }: PageProps<Queries.ShowcasePageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/showcase");
  return (
    <PageFrame
      page={page}
      parts={itemList(data.projects.nodes.map(({ title, tourUrl }) => ({ name: title, to: tourUrl })))}
    >
      <Section section={section(page.sections, "/showcase", "projects")}>
        <Grid>
          {data.projects.nodes.map((project) => (
            <ProjectCard key={project.id} project={project} tour={word("viewTour")} caseStudy={word("caseStudy")} />
          ))}
        </Grid>
      </Section>
      <Section section={section(page.sections, "/showcase", "start")} ground="ink">
        <div id="demo">
          <MailForm form={present(data.form)} mailbox={present(data.siteConfig).mailboxes.sales} />
        </div>
      </Section>
    </PageFrame>
  );
};

export default ShowcasePage;

export const query = graphql`
  query ShowcasePage {
    page(route: { eq: "/showcase" }) {
      ...PageWords
    }
    form(name: { eq: "demo" }) {
      ...FormParts
    }
    siteConfig {
      mailboxes {
        sales
      }
    }
    projects: allProject(sort: { order: ASC }) {
      nodes {
        ...ProjectCardParts
      }
    }
  }
`;
