import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { DeveloperTabs } from "../sections/developer-tabs";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";
import { Band } from "../ui/band";

const DevelopersPage = ({ data }: PageProps<Queries.DevelopersPageQuery>) => {
  const page = present(data.page);
  return (
    <PageFrame page={page}>
      <Section section={section(page.sections, "/developers", "toolkit")} ground="ink" />
      <Band ground="bone">
        <DeveloperTabs data={data} sections={page.sections} word={words(page.words, "/developers")} />
      </Band>
    </PageFrame>
  );
};

export default DevelopersPage;

export const query = graphql`
  query DevelopersPage {
    page(route: { eq: "/developers" }) {
      ...PageWords
    }
    guides {
      items {
        title
        description
        minutes
        url
      }
    }
    apiEndpoints {
      items {
        method
        path
        description
      }
    }
    webhookEvents {
      items {
        name
        description
      }
    }
    sdks {
      items {
        name
        description
        url
      }
    }
    codeExamples {
      items {
        ...CodeExampleParts
      }
    }
  }
`;
