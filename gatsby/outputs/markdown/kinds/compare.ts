import { fillPlaceholders } from "../../../../src/domain/placeholders";
import { toList, toParagraph } from "../pieces";
import { closingBlocks, comparisonBlocks, comparisonTables, openingBlocks, PAGE_FIELDS } from "../sections";
import { defineTwins, SEO_FIELDS } from "../twin";

const QUERY = `query CompareTwin {
  comparePage {
    ${PAGE_FIELDS}
    labels { caption field notStated sheet }
    ${SEO_FIELDS}
  }
  allProduct(filter: { isDevice: { eq: true } }, sort: { order: ASC }) {
    nodes { path name sheet specifications { key value } }
  }
  allSpecificationFields { nodes { items { id title fields { key label absent } } } }
}`;

/** All devices and all fields of the specification, in metric units. */
export const compareTwins = defineTwins({
  type: "ComparePage",
  keys: ["allProduct", "allSpecificationFields"],
  optionalKeys: ["comparePage"],
  query: QUERY,
  compose: ({ comparePage: page, allProduct: { nodes: devices }, allSpecificationFields: fields }, site) => {
    if (!page) return [];
    const { labels } = page;
    const groups = fields.nodes.flatMap(({ items }) => items);
    const links = devices.flatMap(({ name, path, sheet }) => [
      site.linkTo(name, path),
      site.linkTo(fillPlaceholders(labels.sheet, { name }), sheet),
    ]);
    const blocks = [
      ...openingBlocks(page.hero),
      ...(devices.length > 0 ? [toParagraph(labels.caption), toList(links)] : []),
      ...comparisonBlocks(comparisonTables(groups, devices, labels)),
      ...closingBlocks(page.closing, site),
    ];
    return [{ seo: page.seo, blocks }];
  },
});
