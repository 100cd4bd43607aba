import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { MarketTabs } from "../features/marketplace/market-tabs";
import { PageFrame } from "../blocks/page-frame";
import { Section } from "../blocks/section";
import { Band } from "../ui/band";

const MarketplacePage = ({ data }: PageProps<Queries.MarketplacePageQuery>) => {
  const page = assertPresent(data.page);
  return (
    <PageFrame page={page} isWhole>
      {/* Links to a tab lead here: its panel is hidden until the tab is chosen. */}
      <Band palette="bone" id="services">
        <MarketTabs
          tools={assertPresent(data.marketplaceTools).items}
          services={assertPresent(data.marketplaceServices).items}
          page={page}
        />
      </Band>
      <Section id="partner" section={page.partner} />
    </PageFrame>
  );
};

export default MarketplacePage;

export const query = graphql`
  query MarketplacePage {
    page: marketplacePage {
      ...PageFields
      ...MarketTabsFields
      partner {
        ...SectionFields
      }
    }
    marketplaceTools {
      items {
        ...MarketToolFields
      }
    }
    marketplaceServices {
      items {
        ...MarketServiceFields
      }
    }
  }
`;
