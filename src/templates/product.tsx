import { graphql, type PageProps } from "gatsby";
import { labels, present } from "../content/pick";
import { Closing } from "../sections/closing";
import { DeviceComparison } from "../sections/device-comparison";
import { FeatureList } from "../sections/feature-list";
import { Hero, heroPreload } from "../sections/hero";
import { KeyFigures } from "../sections/key-figures";
import { SpecificationTable } from "../sections/specification-table";
import { specificationFacts } from "../sections/specifications";
import { filmParts } from "../seo/json-ld/film";
import { together } from "../seo/json-ld/graph";
import { productParts } from "../seo/json-ld/product";
import { Seo } from "../seo/seo";
import { Band } from "../ui/band";
import { Film } from "../ui/film";
import { Heading } from "../ui/heading";

const ProductTemplate = ({ data }: PageProps<Queries.ProductTemplateQuery>) => {
  const product = present(data.product);
  const label = labels(data.labels, "product");
  const groups = present(data.specificationFields).items;
  const { specifications, specificationCards, applications, film } = product;
  const facts = specificationFacts(groups, specifications, specificationCards);
  const parts = together(productParts(product, facts), filmParts([film]));
  return (
    <>
      <Seo words={product.seo} path={`/products/${product.slug}`} parts={parts} preload={heroPreload(product.image)} />
      <Hero
        label={product.name}
        heading={product.title}
        lead={product.subtitle}
        picture={product.image}
        actions={product.closing.actions}
      >
        <KeyFigures figures={product.keyFigures} name={label("keyFigures")} />
      </Hero>
      <Band ground="bone" id="overview" labelledBy="overview-heading">
        <Heading id="overview-heading" heading={label("overview")} lead={product.description} />
        <h3 sx={{ variant: "text.h4", mb: 2 }}>{label("useCase")}</h3>
        <p sx={{ maxWidth: "text", mb: 6 }}>{product.useCase}</p>
        {film && <Film film={film} />}
      </Band>
      <Band ground="bone" id="specifications" labelledBy="specifications-heading">
        <Heading id="specifications-heading" heading={label("specifications")} />
        {specifications && <SpecificationTable groups={groups} specifications={specifications} />}
        {specificationCards && <FeatureList features={specificationCards} />}
      </Band>
      {applications && (
        <Band ground="ink" id="applications" labelledBy="applications-heading">
          <Heading id="applications-heading" heading={label("applications")} />
          <ul className="applications" sx={{ variant: "layout.grid" }}>
            {applications.map(({ title, description, details }) => (
              <li key={title} sx={{ display: "grid", gap: 2, alignContent: "start" }}>
                <h3 sx={{ variant: "text.h4" }}>{title}</h3>
                <p>{description}</p>
                <p sx={{ variant: "text.small" }}>{details}</p>
              </li>
            ))}
          </ul>
        </Band>
      )}
      <Band ground="bone" id="features" labelledBy="features-heading">
        <Heading id="features-heading" heading={label("features")} />
        <FeatureList features={product.features} />
      </Band>
      {specifications && (
        <Band ground="bone" id="compare" labelledBy="compare-heading">
          <Heading id="compare-heading" heading={label("compare")} />
          <DeviceComparison
            devices={data.devices.nodes}
            groups={groups}
            caption={label("compareCaption")}
            field={label("specification")}
            notStated={label("notStated")}
          />
        </Band>
      )}
      <Closing {...product.closing} />
    </>
  );
};

export default ProductTemplate;

export const query = graphql`
  query ProductTemplate($id: String!) {
    product(id: { eq: $id }) {
      slug
      name
      title
      subtitle
      description
      useCase
      image {
        ...HeroPicture
      }
      film {
        ...FilmParts
      }
      keyFigures {
        ...KeyFigureParts
      }
      features {
        ...FeatureParts
      }
      specifications {
        ...SpecificationsParts
      }
      specificationCards {
        ...FeatureParts
      }
      applications {
        title
        description
        details
      }
      closing {
        ...ClosingParts
      }
      seo {
        ...SeoWordsParts
      }
    }
    devices: allProduct(filter: { cameraTag: { ne: null } }, sort: { order: ASC }) {
      nodes {
        slug
        name
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
    labels: words(name: { eq: "product" }) {
      words {
        key
        text
      }
    }
  }
`;
