import type { PropertyValue } from "schema-dts";
import { specificationFacts } from "../../domain/specifications";
import { getImageData, type PictureData } from "../../components/ui/media/picture";
import { toAbsoluteUrl, ids, type GraphBuilder } from "./graph";

type SpecificationParameters = Parameters<typeof specificationFacts>;

interface ProductFacts {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly image: PictureData;
  readonly productImage?: PictureData;
  readonly record?: { readonly identity: { readonly partNumber: string | null } } | null;
  readonly specifications: SpecificationParameters[1];
  readonly specificationCards: SpecificationParameters[2];
  /** The 3D model, which the page describes with `modelObject`; only its presence counts here. */
  readonly model: unknown;
}

/**
 * A product with its specifications and an offer, whose price is a text because prices are not published. It is a ProductModel because the price is a text, which Google's rules
 * for Product do not allow. Source: https://schema.org/ProductModel
 */
export const productModel =
  (product: ProductFacts, groups: SpecificationParameters[0], price: string): GraphBuilder =>
  (page) => [
    {
      "@type": "ProductModel",
      ...ids.main(page),
      name: `${page.site.brand} ${product.name}`,
      alternateName: product.title,
      description: product.description,
      url: page.url,
      image: getImagePaths(product).map((path) => toAbsoluteUrl(page.site, path)),
      brand: { "@type": "Brand", name: page.site.brand },
      manufacturer: ids.organization(page.site),
      ...(product.record?.identity.partNumber && { mpn: product.record.identity.partNumber }),
      mainEntityOfPage: ids.page(page),
      ...(product.model !== null && { subjectOf: ids.model(page) }),
      additionalProperty: buildProperties(product, groups),
      offers: {
        "@type": "Offer",
        url: `${page.site.url}/contact`,
        price,
        priceCurrency: page.site.currency,
        availability: "https://schema.org/InStock",
        seller: ids.organization(page.site),
      },
    },
  ];

function buildProperties(
  { specifications, specificationCards }: ProductFacts,
  groups: SpecificationParameters[0],
): PropertyValue[] {
  return specificationFacts(groups, specifications, specificationCards).map(({ name, value }) => ({
    "@type": "PropertyValue",
    name,
    value,
  }));
}

function getImagePaths({ image, productImage }: ProductFacts): string[] {
  return [image, productImage].flatMap((picture) => (picture && getImageData(picture).images.fallback?.src) ?? []);
}
