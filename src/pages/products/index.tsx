import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../../lib/assert-present";
import { DeviceComparison } from "../../features/products/device-comparison";
import { PageFrame } from "../../blocks/page-frame";
import { ProductLineup } from "../../blocks/product-lineup";
import { Section } from "../../blocks/section";
import { itemList } from "../../seo/json-ld/list";
import { Tile } from "../../ui/tile";

const ProductsPage = ({ data }: PageProps<Queries.ProductsPageQuery>) => {
  const page = assertPresent(data.page);
  const devices = data.products.nodes.filter(({ isDevice }) => isDevice);
  const others = data.products.nodes.filter(({ isDevice }) => !isDevice);
  return (
    <PageFrame page={page} subject={[itemList(data.products.nodes.map(({ path, name }) => ({ name, to: path })))]}>
      {page.devices && devices.length > 0 && (
        <Section id="devices" section={page.devices}>
          <ProductLineup products={devices} link={page.labels.viewProduct} />
        </Section>
      )}
      {page.compare && devices.length > 0 && (
        <Section id="compare" section={page.compare}>
          <DeviceComparison
            devices={devices}
            rows={data.specificationFields?.comparedRows ?? []}
            labels={assertPresent(data.productLabels)}
          />
        </Section>
      )}
      {page.platform && others.length > 0 && (
        <Section id="platform" section={page.platform} palette="ink">
          {others.map(({ slug, path, name, cardLine, image }) => (
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
    }
    products: allProduct(sort: { order: ASC }) {
      nodes {
        ...LineupProductFields
        isDevice
        image {
          ...WholePicture
        }
        ...ComparedDeviceFields
      }
    }
    specificationFields {
      comparedRows {
        ...ComparedRowFields
      }
    }
  }
`;
