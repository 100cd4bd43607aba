import { graphql, type PageProps } from "gatsby";
import { labels, present, section, words } from "../content/pick";
import { DeviceComparison } from "../sections/device-comparison";
import { PageFrame } from "../sections/page-frame";
import { ProductLineup } from "../sections/product-lineup";
import { Section } from "../sections/section";
import { itemList } from "../seo/json-ld/list";
import { Tile } from "../ui/tile";

const ProductsPage = ({ data }: PageProps<Queries.ProductsPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/products");
  const label = labels(data.labels, "product");
  const devices = data.products.nodes.filter(({ specifications }) => specifications !== null);
  const others = data.products.nodes.filter(({ specifications }) => specifications === null);
  return (
    <PageFrame
      page={page}
      subject={[itemList(data.products.nodes.map(({ slug, name }) => ({ name, to: `/products/${slug}` })))]}
    >
      <Section section={section(page.sections, "/products", "devices")}>
        <ProductLineup products={devices} link={word("viewProduct")} />
      </Section>
      <Section section={section(page.sections, "/products", "compare")}>
        <DeviceComparison
          devices={devices}
          groups={present(data.specificationFields).items}
          caption={label("compareCaption")}
          field={word("specification")}
          notStated={label("notStated")}
        />
      </Section>
      <Section section={section(page.sections, "/products", "platform")} ground="ink">
        {others.map(({ slug, name, menuLine, image }) => (
          <Tile
            key={slug}
            title={name}
            text={menuLine}
            picture={image}
            link={{ to: `/products/${slug}`, text: word("viewProduct") }}
            sx={{ minHeight: ["24rem", null, "32rem"] }}
          />
        ))}
      </Section>
    </PageFrame>
  );
};

export default ProductsPage;

export const query = graphql`
  query ProductsPage {
    page(route: { eq: "/products" }) {
      ...PageWords
    }
    labels: words(name: { eq: "product" }) {
      words {
        key
        text
      }
    }
    products: allProduct(sort: { order: ASC }) {
      nodes {
        ...LineupProductParts
        image {
          ...HeroPicture
        }
        ...ComparedDeviceParts
      }
    }
    specificationFields {
      items {
        ...SpecificationGroupParts
      }
    }
  }
`;
