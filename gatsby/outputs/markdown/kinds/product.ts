import { fillPlaceholders } from "../../../../src/domain/placeholders";
import {
  closingBlocks,
  comparisonBlocks,
  comparisonTables,
  factBlocks,
  featureBlocks,
  openingBlocks,
  sectionBlocks,
} from "../sections";
import { toFact, toHeading, toList, toParagraph, toParagraphs, toTable, type Block } from "../pieces";
import { defineTwins, SEO_FIELDS, type TwinSite } from "../twin";
import type { Content } from "../../../lib/read-content";

const KEYS = ["allProduct", "allSpecificationFields", "productLabels"] as const;
const OPTIONAL_KEYS = ["modelLabels", "productRecordLabels"] as const;

type Data = Content<(typeof KEYS)[number], (typeof OPTIONAL_KEYS)[number]>;
type Product = Data["allProduct"]["nodes"][number];

const QUERY = `query ProductTwins {
  allProduct(sort: { order: ASC }) {
    nodes {
      name title subtitle description useCase sheet isDevice
      record { path }
      keyFigures { value label }
      features { title description }
      specifications { key value conditionsText }
      changes { key sentence }
      specificationCards { title description }
      applications { title description details }
      model { points { id } }
      parts { point name text fields }
      scan { label heading lead tour { path name } }
      closing { heading text actions { text to } }
      ${SEO_FIELDS}
    }
  }
  allSpecificationFields { nodes { items { id title fields { key label absent compare } } } }
  productLabels {
    keyFigures overview useCase specifications sheetLink applications features compare compareCaption specification notStated
  }
  modelLabels { heading lead partsHeading }
  productRecordLabels { link }
}`;

export const productTwins = defineTwins({
  type: "Product",
  keys: KEYS,
  optionalKeys: OPTIONAL_KEYS,
  query: QUERY,
  compose: (data, site) =>
    data.allProduct.nodes.map((product) => ({ seo: product.seo, blocks: productBlocks(product, data, site) })),
});

function productBlocks(product: Product, data: Data, site: TwinSite): Block[] {
  const { productLabels: labels } = data;
  const { name, title, subtitle, description, useCase, keyFigures, applications, features } = product;
  return [
    ...openingBlocks({ label: name, heading: title, lead: subtitle }),
    ...factBlocks(keyFigures),
    toHeading(2, labels.overview),
    toParagraph(description),
    toHeading(3, labels.useCase),
    toParagraph(useCase),
    ...partBlocks(product, data),
    ...specificationBlocks(product, data, site),
    ...(applications ? [toHeading(2, labels.applications), ...applications.flatMap(scenarioBlocks)] : []),
    toHeading(2, labels.features),
    ...featureBlocks(features),
    ...compareBlocks(product, data),
    ...scanBlocks(product, site),
    ...closingBlocks(product.closing, site),
  ];
}

const scenarioBlocks = ({ title, description, details }: NonNullable<Product["applications"]>[number]): Block[] => [
  toHeading(3, title),
  ...toParagraphs([description, details]),
];

/** The parts that the model of a device shows, each with the figures that it explains. */
function partBlocks({ name, model, parts, specifications }: Product, { modelLabels: labels, ...data }: Data): Block[] {
  if (!model || !labels) return [];
  const points = new Set(model.points.map(({ id }) => id));
  const shown = (parts ?? []).filter(({ point }) => points.has(point));
  const fields = groupsOf(data).flatMap((group) => group.fields);
  const figures = (keys: readonly string[]) =>
    keys.flatMap((key) => {
      const value = specifications?.find((each) => each.key === key)?.value;
      return value === undefined ? [] : [toFact(fields.find((each) => each.key === key)?.label ?? key, value)];
    });
  return [
    ...sectionBlocks({
      heading: fillPlaceholders(labels.heading, { name }),
      lead: fillPlaceholders(labels.lead, { name }),
    }),
    ...(shown.length > 0 ? [toHeading(3, fillPlaceholders(labels.partsHeading, { name }))] : []),
    ...shown.flatMap((part) => [
      toHeading(4, part.name),
      toParagraph(part.text),
      ...(part.fields && figures(part.fields).length > 0 ? [toList(figures(part.fields))] : []),
    ]),
  ];
}

function specificationBlocks(product: Product, data: Data, { linkTo }: TwinSite): Block[] {
  const { productLabels: labels, productRecordLabels: recordLabels } = data;
  const { name, specifications, specificationCards, sheet, record } = product;
  const tables = specifications
    ? comparisonTables(groupsOf(data), [{ name, specifications }], { ...labels, field: labels.specification })
    : [];
  const links = [
    ...(specifications ? [linkTo(labels.sheetLink, sheet)] : []),
    ...(specifications && record && recordLabels ? [linkTo(recordLabels.link, record.path)] : []),
  ];
  return [
    toHeading(2, labels.specifications),
    ...comparisonBlocks(tables),
    ...changeBlocks(product, data),
    ...(links.length > 0 ? [toList(links)] : []),
    ...featureBlocks(specificationCards),
  ];
}

/** The changes of figures, each with the value before and after; fields in the order of the specification. */
function changeBlocks({ changes }: Product, data: Data): Block[] {
  const entries = groupsOf(data)
    .flatMap(({ fields }) => fields)
    .flatMap(({ key, label }) =>
      changes.filter((change) => change.key === key).map(({ sentence }) => toFact(label, sentence)),
    );
  return entries.length > 0 ? [toList(entries)] : [];
}

/** The devices side by side, with the fields that are marked for comparison. */
function compareBlocks({ specifications }: Product, data: Data): Block[] {
  const { productLabels: labels, allProduct } = data;
  if (!specifications) return [];
  const tables = comparisonTables(
    groupsOf(data),
    allProduct.nodes.filter(({ isDevice }) => isDevice),
    { ...labels, field: labels.specification },
    ({ compare }) => compare === true,
  );
  const rows = tables.flatMap((table) => table.rows);
  return [
    toHeading(2, labels.compare),
    toParagraph(labels.compareCaption),
    ...(tables[0] ? [toTable(tables[0].head, rows)] : []),
  ];
}

function scanBlocks({ scan }: Product, { linkTo }: TwinSite): Block[] {
  return scan ? [...sectionBlocks(scan), toParagraph(linkTo(scan.tour.name, scan.tour.path))] : [];
}

const groupsOf = ({ allSpecificationFields: { nodes } }: Pick<Data, "allSpecificationFields">) =>
  nodes.flatMap(({ items }) => items);
