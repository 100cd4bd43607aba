import { graphql } from "gatsby";
import { FormButton } from "../../forms/ui/action";
import { dialogs } from "../../domain/dialogs";
import * as styles from "../../theme/styles/lists";
import { ButtonLink } from "../../components/ui/link/button-link";
import { CardGrid } from "../../components/ui/card-grid";
import { Link } from "../../components/ui/link/link";
import { Tabs } from "../../components/ui/tabs";
import { useAddressState } from "../../hooks/use-address-state";
import { VisuallyHidden } from "../../components/ui/visually-hidden";
import { MarketCard } from "./market-card";

const FIRST = { tab: "tools" };

interface MarketTabsProps {
  tools: readonly Queries.MarketToolPartsFragment[];
  services: readonly Queries.MarketServicePartsFragment[];
  page: Queries.MarketTabsPartsFragment;
}

/** What can be had in the marketplace: tools to open, services to ask for. */
export const MarketTabs = ({ tools, services, page }: MarketTabsProps) => {
  const { labels } = page;
  const [{ tab }, change] = useAddressState(FIRST);
  const head = (id: "tools" | "services") => {
    const { heading, lead } = page[id];
    return (
      <>
        <h2 id={id} sx={{ variant: "text.h2", mb: 3 }}>
          {heading}
        </h2>
        <p sx={{ variant: "text.lead", mb: 7 }}>{lead}</p>
      </>
    );
  };
  return (
    <Tabs
      label={labels.tabsLabel}
      active={tab}
      onChange={(id) => change({ tab: id }, true)}
      tabs={[
        {
          id: "tools",
          title: labels.tabTools,
          panel: (
            <>
              {head("tools")}
              <CardGrid>
                {tools.map(({ id, name, description, category, icon, url }) => (
                  <MarketCard key={id} icon={icon} label={category} title={name} text={description}>
                    <Link to={url} sx={{ variant: "layout.coverLink" }}>
                      {labels.openTool}
                      <VisuallyHidden>: {name}</VisuallyHidden>
                    </Link>
                  </MarketCard>
                ))}
              </CardGrid>
            </>
          ),
        },
        {
          id: "services",
          title: labels.tabServices,
          panel: (
            <>
              {head("services")}
              <ul className="services" sx={{ display: "grid", gap: 5, gridTemplateColumns: ["1fr", null, "1fr 1fr"] }}>
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
                      <p sx={{ variant: "text.label" }}>
                        {labels.price}: {price}
                      </p>
                      <div sx={{ variant: "layout.cluster" }}>
                        {url !== null && <ButtonLink to={url} text={labels.requestService} variant="secondary" />}
                        {isPartner === true && (
                          <FormButton
                            text={labels.offerServices}
                            request={dialogs["marketplace-service"]}
                            variant={url === null ? "primary" : "secondary"}
                          />
                        )}
                      </div>
                    </MarketCard>
                  </li>
                ))}
              </ul>
            </>
          ),
        },
      ]}
    />
  );
};

export const marketTabsFragments = graphql`
  fragment MarketToolParts on MarketplaceTool {
    id
    name
    description
    category
    icon
    url
  }

  fragment MarketServiceParts on MarketplaceService {
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

  fragment MarketTabsParts on MarketplacePage {
    tools {
      ...HeadParts
    }
    services {
      ...HeadParts
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
