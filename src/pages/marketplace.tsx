import { graphql, type PageProps } from "gatsby";
import { present, section, words } from "../content/pick";
import { MarketTabs } from "../sections/market-tabs";
import { PageFrame } from "../sections/page-frame";
import { Section } from "../sections/section";
import { Band } from "../ui/band";

const MarketplacePage = ({ data }: PageProps<Queries.MarketplacePageQuery>) => {
  const page = present(data.page);
  return (
    <PageFrame page={page}>
      <Band ground="bone">
        <MarketTabs
          tools={present(data.marketplaceTools).items}
          services={present(data.marketplaceServices).items}
          sections={page.sections}
          word={words(page.words, "/marketplace")}
        />
      </Band>
      <Section section={section(page.sections, "/marketplace", "partner")} ground="ink" />
    </PageFrame>
  );
};

export default MarketplacePage;

export const query = graphql`
  query MarketplacePage {
    page(route: { eq: "/marketplace" }) {
      ...PageWords
    }
    marketplaceTools {
      items {
        id
        name
        description
        category
        icon
        url
      }
    }
    marketplaceServices {
      items {
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
    }
  }
`;
