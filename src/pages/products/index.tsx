import { graphql, type PageProps } from "gatsby";
import { MAX_LISTED_PRODUCTS } from "@capture/domain/products/many-products";
import { assertPresent } from "../../lib/assert-present";
import { Catalog } from "../../features/products/catalog/catalog";
import { CatalogComparison } from "../../features/products/catalog/catalog-comparison";
import { DeviceComparison } from "../../features/products/device-comparison";
import { PageFrame } from "../../blocks/page-frame";
import { ProductLineup } from "../../blocks/product-lineup";
import { Section } from "../../blocks/section";
import { productList } from "../../seo/json-ld/list";
import { Tile } from "../../ui/tile";

/** More products that are not devices would be a page of tiles. */
const MAX_TILES = 3;

const ProductsPage = ({ data }: PageProps<Queries.ProductsPageQuery>) => {
  const page = assertPresent(data.page);
  const labels = assertPresent(data.productLabels);
  const products = data.products.nodes;
  const families = data.families.nodes;
  const devices = products.filter(({ isDevice }) => isDevice);
  const hasCatalog = products.length > MAX_LISTED_PRODUCTS || families.length > 0;
  const tiles = products.filter(({ isDevice, family }) => !isDevice && !(hasCatalog && family));
  const isTiled = !hasCatalog || (page.devices !== null && page.platform !== null && tiles.length <= MAX_TILES);
  const listed = isTiled ? products.filter((product) => !tiles.includes(product)) : products;
  const catalog = page.devices ?? page.platform;
  const facets = data.specificationFields?.facets ?? [];
  const compared = {
    devices: data.specificationFields?.comparedDevices ?? [],
    rows: data.specificationFields?.comparedRows ?? [],
    labels,
  };
  return (
    <PageFrame page={page} isWhole subject={[productList(products, families)]}>
      {hasCatalog && catalog && (
        <Section id="devices" section={catalog}>
          <Catalog products={listed} families={families} facets={facets} labels={labels} />
        </Section>
      )}
      {!hasCatalog && page.devices && devices.length > 0 && (
        <Section id="devices" section={page.devices}>
          <ProductLineup products={devices} link={page.labels.viewProduct} />
        </Section>
      )}
      {hasCatalog && page.compare && (
        <CatalogComparison {...compared} section={page.compare} products={listed} families={families} facets={facets} />
      )}
      {!hasCatalog && page.compare && devices.length > 0 && (
        <Section id="compare" section={page.compare}>
          <DeviceComparison {...compared} />
        </Section>
      )}
      {page.platform && isTiled && tiles.length > 0 && (
        <Section id="platform" section={page.platform}>
          {tiles.map(({ slug, path, name, cardLine, image }) => (
            <Tile
              key={slug}
              title={name}
              text={cardLine}
              picture={image}
              link={{ to: path, text: page.labels.viewProduct }}
              sx={{ minHeight: ["24rem", null, "32rem"] }}
            />
          ))}
        </Section>
      )}
    </PageFrame>
  );
};

export default ProductsPage;

export const query = graphql`
  query ProductsPage {
    page: productsPage {
      ...PageFields
      devices {
        ...SectionFields
      }
      compare {
        ...SectionFields
      }
      platform {
        ...SectionFields
      }
      labels {
        viewProduct
      }
    }
    productLabels {
      compareCaption
      specification
      ...CatalogLabels
    }
    families: allProductFamily(sort: { order: ASC }) {
      nodes {
        ...CatalogFamilyFields
      }
    }
    products: allProduct(sort: { order: ASC }) {
      nodes {
        ...LineupProductFields
        isDevice
        ...CatalogProductFields
      }
    }
    specificationFields {
      facets {
        ...FacetFields
      }
      comparedDevices {
        ...ComparedDeviceFields
      }
      comparedRows {
        ...ComparedRowFields
      }
    }
  }
`;
