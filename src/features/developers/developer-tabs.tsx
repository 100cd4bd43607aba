import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { Text } from "../../ui/primitives";
import { TextLink } from "../../ui/link/text-link";
import { Tabs } from "../../ui/tabs";
import { useQueryState } from "../../hooks/use-query-state";
import { CodeExample } from "./code-example";
import { DocumentRows } from "./document-rows";
import { EndpointTable } from "./endpoint-table";

const DEFAULT_QUERY = { tab: "guides" };

type Page = Queries.DeveloperTabsFieldsFragment;

export interface DeveloperTabsProps {
  guides: readonly Queries.GuideFieldsFragment[];
  api: Queries.ApiFieldsFragment;
  sdks: readonly Queries.SdkFieldsFragment[];
  page: Page;
}

/** Guides, the API reference and code examples. The active tab is kept in the query string. */
export const DeveloperTabs = (props: DeveloperTabsProps) => {
  const { labels } = props.page;
  const [{ tab }, change] = useQueryState(DEFAULT_QUERY);
  return (
    <Tabs
      label={labels.tabsLabel}
      active={tab}
      onChange={(id) => change({ tab: id }, true)}
      tabs={[
        { id: "guides", title: labels.tabGuides, panel: <Guides {...props} /> },
        { id: "reference", title: labels.tabReference, panel: <Reference {...props} /> },
        { id: "examples", title: labels.tabExamples, panel: <Examples {...props} /> },
      ]}
    />
  );
};

const Guides = ({ page, guides }: DeveloperTabsProps) => (
  <PanelSection id="guides" page={page}>
    <DocumentRows
      rows={guides.map(({ title, description, minutes, url }) => ({
        title,
        text: description,
        label: fillPlaceholders(page.labels.minutes, { minutes }),
        to: url,
        link: page.labels.readGuide,
      }))}
    />
  </PanelSection>
);

const Reference = ({ page, api, sdks }: DeveloperTabsProps) => {
  const { labels } = page;
  return (
    <>
      <PanelSection id="reference" page={page}>
        <EndpointTable
          headings={[labels.method, labels.path, labels.description]}
          rows={api.endpoints.map(({ method, path, description }) => [method, path, description])}
        />
        <p sx={{ mt: 5 }}>
          <TextLink to={api.url} text={labels.openApi} target="_blank" />
        </p>
      </PanelSection>
      <PanelSection id="events" page={page}>
        <EndpointTable
          headings={[labels.event, labels.description]}
          rows={api.events.map(({ name, description }) => [name, description])}
        />
      </PanelSection>
      <PanelSection id="sdks" page={page}>
        <DocumentRows
          rows={sdks.map(({ name, description, url }) => ({
            title: name,
            text: description,
            to: url,
            link: labels.openSdk,
          }))}
        />
      </PanelSection>
    </>
  );
};

const Examples = ({ page, api }: DeveloperTabsProps) => (
  <PanelSection id="examples" page={page}>
    {api.examples.map((example) => (
      <CodeExample key={example.id} example={example} link={page.labels.openExample} />
    ))}
  </PanelSection>
);

interface PanelSectionProps {
  id: Exclude<keyof Page, "labels">;
  page: Page;
  children: ReactNode;
}

/** A section of a panel, with its heading and lead from the page's content. */
const PanelSection = ({ id, page, children }: PanelSectionProps) => {
  const { heading, lead } = page[id];
  return (
    <section aria-labelledby={`${id}-heading`} sx={{ mb: 8 }}>
      <Text as="h2" id={`${id}-heading`} variant="h2" mb={3}>
        {heading}
      </Text>
      {lead && (
        <Text variant="lead" mb={6}>
          {lead}
        </Text>
      )}
      {children}
    </section>
  );
};

export const developerTabsFragments = graphql`
  fragment GuideFields on Guide {
    title
    description
    minutes
    url
  }

  fragment ApiFields on ApiDescription {
    url
    endpoints {
      method
      path
      description
    }
    events {
      name
      description
    }
    examples {
      ...CodeExampleFields
    }
  }

  fragment SdkFields on Sdk {
    name
    description
    url
  }

  fragment DeveloperTabsFields on DevelopersPage {
    guides {
      ...HeadFields
    }
    reference {
      ...HeadFields
    }
    events {
      ...HeadFields
    }
    sdks {
      ...HeadFields
    }
    examples {
      ...HeadFields
    }
    labels {
      tabsLabel
      tabGuides
      tabReference
      tabExamples
      readGuide
      minutes
      method
      path
      description
      event
      openSdk
      openExample
      openApi
    }
  }
`;
