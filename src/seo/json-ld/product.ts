import type { Organization, ProductModel, PropertyValue } from "schema-dts";
import { getImageData, type PictureData } from "../../ui/media/picture";
import { toAbsoluteUrl, ids, type GraphBuilder, type PageFacts } from "./graph";

interface ProductFacts {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly family: { readonly name: string } | null;
  readonly image: PictureData;
  readonly productImage?: PictureData;
  readonly record: RecordFacts | null;
  readonly specificationTables: readonly {
    readonly rows: readonly { readonly label: string; readonly value: string }[];
  }[];
  /** Weight and outer size, as properties of schema.org. */
  readonly measures: readonly Measure[];
  readonly specificationCards: readonly { readonly title: string; readonly description: string }[] | null;
  /** The 3D model, which the page describes with `modelObject`; only its presence counts here. */
  readonly model: unknown;
}

interface Measure {
  readonly property: string;
  readonly value: number;
  /** UN/CEFACT code, such as `KGM`. */
  readonly unitCode: string;
}

/** Fields of the product record; `null` if missing. */
interface RecordFacts {
  readonly path: string;
  readonly maker: { readonly company: string | null; readonly address: string | null };
  readonly identity: { readonly model: string | null; readonly partNumber: string | null };
}

/**
 * A product with its specifications and an offer, whose price is a text because prices are not published. It is a
 * ProductModel because the price is a text, which Google's rules for Product do not allow. The record adds model,
 * part number and postal address; its other fields have no property in schema.org.
 * Source: https://schema.org/ProductModel
 */
export const productModel =
  (product: ProductFacts, price: string): GraphBuilder =>
  (page) => [
    {
      "@type": "ProductModel",
      ...ids.main(page),
      name: `${page.site.brand} ${product.name}`,
      alternateName: product.title,
      description: product.description,
      ...(product.family && { category: product.family.name }),
      url: page.url,
      image: getImagePaths(product).map((path) => toAbsoluteUrl(page.site, path)),
      brand: { "@type": "Brand", name: page.site.brand },
      manufacturer: buildManufacturer(page, product.record),
      ...(product.record?.identity.model && { model: product.record.identity.model }),
      ...(product.record?.identity.partNumber && { mpn: product.record.identity.partNumber }),
      ...Object.fromEntries(
        product.measures.map(({ property, value, unitCode }) => [
          property,
          { "@type": "QuantitativeValue", value, unitCode },
        ]),
      ),
      mainEntityOfPage: ids.page(page),
      subjectOf: buildSubjectOf(page, product),
      additionalProperty: buildProperties(product),
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

/** The company, with the postal address of the record. Another maker has no `@id`. */
function buildManufacturer({ site }: PageFacts, record: RecordFacts | null): Organization | { "@id": string } {
  const { company, address } = record?.maker ?? {};
  const own = ids.organization(site);
  if (!address && (!company || company === site.legalName)) return own;
  return {
    "@type": "Organization",
    ...(company && company !== site.legalName ? { name: company } : { ...own, name: site.legalName }),
    ...(address && { address }),
  };
}

/** The 3D model of the product, and its record. */
function buildSubjectOf(page: PageFacts, { model, record }: ProductFacts): ProductModel["subjectOf"] {
  return [
    ...(model === null ? [] : [ids.model(page)]),
    ...(record ? [{ "@type": "WebPage", url: toAbsoluteUrl(page.site, record.path) } as const] : []),
  ];
}

/** The fields of a device, or the cards of another product. */
function buildProperties({ specificationTables, specificationCards }: ProductFacts): PropertyValue[] {
  return [
    ...specificationTables.flatMap(({ rows }) => rows.map(({ label, value }) => ({ name: label, value }))),
    ...(specificationCards ?? []).map(({ title, description }) => ({ name: title, value: description })),
  ].map((property) => ({ "@type": "PropertyValue", ...property }));
}

function getImagePaths({ image, productImage }: ProductFacts): string[] {
  return [image, productImage].flatMap((picture) => (picture && getImageData(picture).images.fallback?.src) ?? []);
}
