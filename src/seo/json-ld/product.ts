import type { PropertyValue } from "schema-dts";
import { specificationFacts } from "../../domain/specifications";
import { imageData, type PictureData } from "../../components/ui/media/picture";
import { absolute, ids, type Parts } from "./graph";

type Specified = Parameters<typeof specificationFacts>;

interface ProductFacts {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly image: PictureData;
  readonly productImage?: PictureData;
  readonly specifications: Specified[1];
  readonly specificationCards: Specified[2];
}

/** Nobody's price is published; the sentence stands in place of a number, as the specification asks. */
const PRICE = "Contact for pricing";
const CURRENCY = "USD";

/**
 * A product with its specification and an offer. It is a ProductModel: the
 * price is a text, which schema.org allows and Google's rules for Product do not.
 */
export const productParts =
  (product: ProductFacts, groups: Specified[0]): Parts =>
  (page) => [
    {
      "@type": "ProductModel",
      ...ids.main(page),
      name: `${page.site.brand} ${product.name}`,
      alternateName: product.title,
      description: product.description,
      url: page.url,
      image: pictureAddresses(product).map((path) => absolute(page.site, path)),
      brand: { "@type": "Brand", name: page.site.brand },
      manufacturer: ids.organization(page.site),
      mainEntityOfPage: ids.page(page),
      additionalProperty: facts(product, groups),
      offers: {
        "@type": "Offer",
        url: `${page.site.url}/contact`,
        price: PRICE,
        priceCurrency: CURRENCY,
        availability: "https://schema.org/InStock",
        seller: ids.organization(page.site),
      },
    },
  ];

function facts({ specifications, specificationCards }: ProductFacts, groups: Specified[0]): PropertyValue[] {
  return specificationFacts(groups, specifications, specificationCards).map(({ name, value }) => ({
    "@type": "PropertyValue",
    name,
    value,
  }));
}

function pictureAddresses({ image, productImage }: ProductFacts): string[] {
  return [image, productImage].flatMap((picture) => (picture && imageData(picture).images.fallback?.src) ?? []);
}
