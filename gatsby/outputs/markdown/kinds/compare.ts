import { fillPlaceholders } from "../../../../src/domain/placeholders";
import { recordComparison } from "../../../../src/domain/records/record-comparison";
import { RECORD_FACTS, RECORD_TERMS } from "../../product-records/query-fields";
import { toList, toParagraph } from "../pieces";
import { closingBlocks, comparisonBlocks, comparisonTables, openingBlocks, PAGE_FIELDS } from "../sections";
import { defineTwins, SEO_FIELDS } from "../twin";
import type { Content } from "../../../lib/read-content";

const QUERY = `query CompareTwin {
  comparePage {
    ${PAGE_FIELDS}
    labels { caption field notStated sheet }
    ${SEO_FIELDS}
  }
  allProduct(filter: { isDevice: { eq: true } }, sort: { order: ASC }) {
    nodes { slug path name sheet specifications { key value conditionsText } record { ${RECORD_FACTS} } }
  }
  allSpecificationFields { nodes { items { id title fields { key label absent } } } }
  productRecordLabels { comparison ${RECORD_TERMS} }
}`;

/** All devices, all fields of the specification in metric units, and the rows of their records. */
export const compareTwins = defineTwins({
  type: "ComparePage",
  keys: ["allProduct", "allSpecificationFields"],
  optionalKeys: ["comparePage", "productRecordLabels"],
  query: QUERY,
  compose: ({ comparePage: page, allProduct, allSpecificationFields: fields, productRecordLabels }, site) => {
    if (!page) return [];
    const { labels } = page;
    const devices = allProduct.nodes.map(withSupportDay);
    const groups = fields.nodes.flatMap(({ items }) => items);
    const records = recordComparison(devices, groups, productRecordLabels);
    const columns = devices.map(({ slug, name, specifications }) => ({
      name,
      specifications: [...(specifications ?? []), ...(records.values[slug] ?? [])],
    }));
    const links = devices.flatMap(({ name, path, sheet }) => [
      site.linkTo(name, path),
      site.linkTo(fillPlaceholders(labels.sheet, { name }), sheet),
    ]);
    const blocks = [
      ...openingBlocks(page.hero),
      ...(devices.length > 0 ? [toParagraph(labels.caption), toList(links)] : []),
      ...comparisonBlocks(comparisonTables([...groups, ...records.groups], columns, labels)),
      ...closingBlocks(page.closing, site),
    ];
    return [{ seo: page.seo, blocks }];
  },
});

type Device = Content<"allProduct">["allProduct"]["nodes"][number];

/** A device whose record states the last day of support as text. */
const withSupportDay = ({ record, ...device }: Device) => ({
  ...device,
  record: record && { ...record, support: { ...record.support, until: record.support.untilText } },
});
