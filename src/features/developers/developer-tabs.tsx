import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fillPlaceholders } from "../../domain/placeholders";
import * as styles from "../../theme/styles/lists";
import { Link } from "../../components/ui/link/link";
import { Tabs } from "../../components/ui/tabs";
import { useAddressState } from "../../hooks/use-address-state";
import { VisuallyHidden } from "../../components/ui/visually-hidden";
import { CodeExample } from "./code-example";
import { EndpointTable } from "./endpoint-table";

const FIRST = { tab: "guides" };

export interface DeveloperTabsProps {
  guides: readonly Queries.GuidePartsFragment[];
  apiEndpoints: readonly Queries.ApiEndpointPartsFragment[];
  webhookEvents: readonly Queries.WebhookEventPartsFragment[];
  sdks: readonly Queries.SdkPartsFragment[];
  codeExamples: readonly Queries.CodeExamplePartsFragment[];
  page: Queries.DeveloperTabsPartsFragment;
}

interface RowsProps {
  rows: readonly { title: string; text: string; label?: string; to: string; link: string }[];
}

/** Documents to open, one a row. */
const Rows = ({ rows }: RowsProps) => (
  <ul className="documents" sx={styles.rows}>
    {rows.map(({ title, text, label, to, link }) => (
      <li
        key={title}
        sx={{
          variant: "cards.plain",
          display: "grid",
          gap: [2, null, 6],
          gridTemplateColumns: ["1fr", null, "4fr 6fr auto"],
          alignItems: "baseline",
        }}
      >
        <h3 sx={{ variant: "text.h4" }}>{title}</h3>
        <p sx={{ variant: "text.muted" }}>
          {text} {label !== undefined && <span sx={{ variant: "text.label" }}>{label}</span>}
        </p>
        <Link to={to} sx={{ variant: "layout.coverLink" }}>
          {link}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </li>
    ))}
  </ul>
);

/** Guides, the reference of the API, and examples. */
export const DeveloperTabs = (props: DeveloperTabsProps) => {
  const { page, guides, apiEndpoints, webhookEvents, sdks, codeExamples } = props;
  const { labels } = page;
  const [{ tab }, change] = useAddressState(FIRST);
  const part = (id: Exclude<keyof typeof page, "labels">, body: ReactNode) => {
    const { heading, lead } = page[id];
    return (
      <section aria-labelledby={`${id}-heading`} sx={{ mb: 8 }}>
        <h2 id={`${id}-heading`} sx={{ variant: "text.h2", mb: 3 }}>
          {heading}
        </h2>
        {lead && <p sx={{ variant: "text.lead", mb: 6 }}>{lead}</p>}
        {body}
      </section>
    );
  };
  return (
    <Tabs
      label={labels.tabsLabel}
      active={tab}
      onChange={(id) => change({ tab: id }, true)}
      tabs={[
        {
          id: "guides",
          title: labels.tabGuides,
          panel: part(
            "guides",
            <Rows
              rows={guides.map(({ title, description, minutes, url }) => ({
                title,
                text: description,
                label: fillPlaceholders(labels.minutes, { minutes }),
                to: url,
                link: labels.readGuide,
              }))}
            />,
          ),
        },
        {
          id: "reference",
          title: labels.tabReference,
          panel: (
            <>
              {part(
                "reference",
                <EndpointTable
                  heads={[labels.method, labels.path, labels.description]}
                  rows={apiEndpoints.map(({ method, path, description }) => [method, path, description])}
                />,
              )}
              {part(
                "events",
                <EndpointTable
                  heads={[labels.event, labels.description]}
                  rows={webhookEvents.map(({ name, description }) => [name, description])}
                />,
              )}
              {part(
                "sdks",
                <Rows
                  rows={sdks.map(({ name, description, url }) => ({
                    title: name,
                    text: description,
                    to: url,
                    link: labels.openSdk,
                  }))}
                />,
              )}
            </>
          ),
        },
        {
          id: "examples",
          title: labels.tabExamples,
          panel: part(
            "examples",
            codeExamples.map((example) => <CodeExample key={example.id} example={example} link={labels.openExample} />),
          ),
        },
      ]}
    />
  );
};

export const developerTabsFragments = graphql`
  fragment GuideParts on Guide {
    title
    description
    minutes
    url
  }

  fragment ApiEndpointParts on ApiEndpoint {
    method
    path
    description
  }

  fragment WebhookEventParts on WebhookEvent {
    name
    description
  }

  fragment SdkParts on Sdk {
    name
    description
    url
  }

  fragment DeveloperTabsParts on DevelopersPage {
    guides {
      ...HeadParts
    }
    reference {
      ...HeadParts
    }
    events {
      ...HeadParts
    }
    sdks {
      ...HeadParts
    }
    examples {
      ...HeadParts
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
    }
  }
`;
