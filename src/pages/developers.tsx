import { graphql, type PageProps } from "gatsby";
import { fillDrawn } from "../content/names";
import { present, section, words } from "../content/pick";
import { CodeExample } from "../sections/code-example";
import { EndpointTable } from "../sections/endpoint-table";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";
import { EntryCard } from "../ui/entry-card";
import { Grid } from "../ui/grid";

const DevelopersPage = ({ data }: PageProps<Queries.DevelopersPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/developers");
  return (
    <PageFrame page={page}>
      <Section section={section(page.sections, "/developers", "toolkit")} />
      <Section section={section(page.sections, "/developers", "guides")}>
        <Grid>
          {present(data.guides).items.map(({ title, description, minutes, url }) => (
            <EntryCard
              key={title}
              label={fillDrawn(word("minutes"), { minutes })}
              title={title}
              text={description}
              link={{ to: url, text: word("readGuide") }}
            />
          ))}
        </Grid>
      </Section>
      <Section section={section(page.sections, "/developers", "reference")}>
        <EndpointTable
          heads={[word("method"), word("path"), word("description")]}
          rows={present(data.apiEndpoints).items.map(({ method, path, description }) => [method, path, description])}
        />
      </Section>
      <Section section={section(page.sections, "/developers", "events")}>
        <EndpointTable
          heads={[word("event"), word("description")]}
          rows={present(data.webhookEvents).items.map(({ name, description }) => [name, description])}
        />
      </Section>
      <Section section={section(page.sections, "/developers", "sdks")}>
        <Grid>
          {present(data.sdks).items.map(({ name, description, url }) => (
            <EntryCard
              key={name}
              label="SDK"
              title={name}
              text={description}
              link={{ to: url, text: word("openSdk") }}
            />
          ))}
        </Grid>
      </Section>
      <Section section={section(page.sections, "/developers", "examples")}>
        {present(data.codeExamples).items.map((example) => (
          <CodeExample key={example.id} example={example} link={word("openExample")} />
        ))}
      </Section>
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
