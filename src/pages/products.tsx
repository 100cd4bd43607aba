import { graphql, type PageProps } from "gatsby";
import { labels, present, section, words } from "../content/pick";
import { DeviceComparison } from "../sections/device-comparison";
import { PageFrame } from "../sections/page-frame";
import { ProductCard } from "../sections/product-card";
import { Section } from "../sections/section";
import { itemList } from "../seo/json-ld/list";
import { Grid } from "../ui/grid";

const ProductsPage = ({ data }: PageProps<Queries.ProductsPageQuery>) => {
  const page = present(data.page);
  const word = words(page.words, "/products");
  const label = labels(data.labels, "product");
  const devices = data.products.nodes.filter(({ specifications }) => specifications !== null);
  const others = data.products.nodes.filter(({ specifications }) => specifications === null);
  return (
    <PageFrame
      page={page}
      parts={itemList(data.products.nodes.map(({ slug, title }) => ({ name: title, to: `/products/${slug}` })))}
    >
      <Section section={section(page.sections, "/products", "devices")}>
        <Grid>
          {devices.map((product) => (
            <ProductCard key={product.slug} product={product} link={word("viewProduct")} />
          ))}
        </Grid>
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
      <Section section={section(page.sections, "/products", "platform")}>
        <Grid>
          {others.map((product) => (
            <ProductCard key={product.slug} product={product} link={word("viewProduct")} />
          ))}
        </Grid>
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
        ...ProductCardParts
        specifications {
          ...SpecificationsParts
        }
      }
    }
    specificationFields {
      items {
        ...SpecificationGroupParts
      }
    }
  }
`;
