import { graphql } from "gatsby";
import { dialogs } from "@capture/domain/dialogs";
import { FormButton } from "../../forms/ui/action";
import * as styles from "../../theme/styles/points";
import { Grid, Row, Text } from "../../ui/primitives";
import { ButtonLink } from "../../ui/link/button-link";
import { Link } from "../../ui/link/link";
import { Tabs } from "../../ui/tabs";
import { useQueryState } from "../../hooks/use-query-state";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { MarketCard } from "./market-card";

const DEFAULT_QUERY = { tab: "tools" };

interface MarketTabsProps {
  tools: readonly Queries.MarketToolFieldsFragment[];
  services: readonly Queries.MarketServiceFieldsFragment[];
  page: Queries.MarketTabsFieldsFragment;
}

/** The marketplace: tools to open and services to request. The active tab is kept in the query string. */
export const MarketTabs = ({ tools, services, page }: MarketTabsProps) => {
  const { labels } = page;
  const [{ tab }, change] = useQueryState(DEFAULT_QUERY);
  return (
    <Tabs
      label={labels.tabsLabel}
      active={tab}
      onChange={(id) => change({ tab: id }, true)}
      tabs={[
        { id: "tools", title: labels.tabTools, panel: <Tools tools={tools} page={page} /> },
        { id: "services", title: labels.tabServices, panel: <Services services={services} page={page} /> },
      ]}
    />
  );
};

const PanelHead = ({ id, page }: Pick<MarketTabsProps, "page"> & { id: "tools" | "services" }) => (
  <>
    <Text as="h2" variant="h2" mb={3}>
      {page[id].heading}
    </Text>
    <Text variant="lead" mb={7}>
      {page[id].lead}
    </Text>
  </>
);

const Tools = ({ tools, page }: Pick<MarketTabsProps, "tools" | "page">) => (
  <>
    <PanelHead id="tools" page={page} />
    <Grid as="ul" className="tools" gap={5} columns={["1fr", null, "1fr 1fr"]}>
      {tools.map(({ id, name, description, category, icon, picture, url }) => (
        <li key={id}>
          <MarketCard icon={icon} label={category} title={name} text={description} picture={picture}>
            <Link to={url} sx={{ variant: "layout.coverLink" }}>
              {page.labels.openTool}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Link>
          </MarketCard>
        </li>
      ))}
    </Grid>
  </>
);

const Services = ({ services, page }: Pick<MarketTabsProps, "services" | "page">) => {
  const { labels } = page;
  return (
    <>
      <PanelHead id="services" page={page} />
      <Grid as="ul" className="services" gap={5} columns={["1fr", null, "1fr 1fr"]}>
        {services.map(({ id, name, description, category, price, facts, icon, url, isPartner }) => (
          <li key={id}>
            <MarketCard icon={icon} label={category} title={name} text={description}>
              {facts && (
                <ul className="points" sx={styles.points}>
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              )}
              <Text variant="label">
                {labels.price}: {price}
              </Text>
              <Row>
                {url !== null && <ButtonLink to={url} text={labels.requestService} variant="secondary" />}
                {isPartner === true && (
                  <FormButton
                    text={labels.offerServices}
                    request={dialogs["marketplace-service"]}
                    variant={url === null ? "primary" : "secondary"}
                  />
                )}
              </Row>
            </MarketCard>
          </li>
        ))}
      </Grid>
    </>
  );
};

export const marketTabsFragments = graphql`
  fragment MarketToolFields on MarketplaceTool {
    id
    name
    description
    category
    icon
    picture {
      ...CardPicture
    }
    url
  }

  fragment MarketServiceFields on MarketplaceService {
    id
    name
    description
    category
    price
    icon
    facts
    url
    isPartner
  }

  fragment MarketTabsFields on MarketplacePage {
    tools {
      ...HeadFields
    }
    services {
      ...HeadFields
    }
    labels {
      tabsLabel
      tabTools
      tabServices
      openTool
      price
      requestService
      offerServices
    }
  }
`;
