import { conditionText, findFigure, withDeviceSlugs } from "../../../../src/features/finder/finder-content";
import { toBold, toHeading, toList, toParagraph, type Block, type ListEntry } from "../pieces";
import { closingBlocks, openingBlocks, PAGE_FIELDS, sectionBlocks } from "../sections";
import { defineTwins, SEO_FIELDS, type TwinSite } from "../twin";
import type { Content } from "../../../lib/read-content";

type Data = Content<"allProduct" | "allSpecificationFields", "finderPage" | "finder">;
type FinderData = Parameters<typeof conditionText>[1] & Parameters<typeof findFigure>[0];

const QUERY = `query FinderTwin {
  finderPage {
    ${PAGE_FIELDS}
    rules { label heading lead paragraphs }
    labels { speaksFor speaksAgainst or and }
    ${SEO_FIELDS}
  }
  finder {
    questions { id text answers { id text hint } }
    rules { when { question answers } device { slug } points reason field }
    exclusions { when { question answers } device { slug } reason field }
  }
  allProduct(filter: { isDevice: { eq: true } }, sort: { order: ASC }) {
    nodes { slug path name cardLine specifications { key value } }
  }
  allSpecificationFields { nodes { items { id title fields { key label } } } }
}`;

export const finderTwins = defineTwins({
  type: "FinderPage",
  keys: ["allProduct", "allSpecificationFields"],
  optionalKeys: ["finderPage", "finder"],
  query: QUERY,
  compose: ({ finderPage: page, ...data }, site) =>
    page
      ? [
          {
            seo: page.seo,
            blocks: [
              ...openingBlocks(page.hero),
              ...sectionBlocks(page.rules),
              ...ruleBlocks(page.labels, data, site),
              ...closingBlocks(page.closing, site),
            ],
          },
        ]
      : [],
});

/** All rules of the finder, device by device. */
function ruleBlocks(
  labels: NonNullable<Data["finderPage"]>["labels"],
  { finder, allProduct, allSpecificationFields }: Omit<Data, "finderPage">,
  { linkTo }: TwinSite,
): Block[] {
  if (!finder) return [];
  const { rules, exclusions } = withDeviceSlugs(finder);
  const groups = allSpecificationFields.nodes.flatMap(({ items }) => items);
  const data: FinderData = { finder, labels, groups, devices: allProduct.nodes };
  return allProduct.nodes.flatMap(({ slug, path, name, cardLine }) => {
    const listOf = (title: string, all: readonly Rule[]): Block[] => {
      const entries = all.filter(({ device }) => device === slug).map((rule) => ruleEntry(rule, data));
      return entries.length > 0 ? [toHeading(4, title), toList(entries)] : [];
    };
    return [
      toHeading(3, linkTo(name, path)),
      toParagraph(cardLine),
      ...listOf(labels.speaksFor, rules),
      ...listOf(labels.speaksAgainst, exclusions),
    ];
  });
}

type Rule = ReturnType<typeof withDeviceSlugs>["exclusions"][number];

/** A rule: when it applies, and below it the reason and the figure. */
function ruleEntry(rule: Rule, data: FinderData): ListEntry {
  const { label, value } = findFigure(data, rule);
  return { line: [toBold(conditionText(rule.when, data))], below: [rule.reason, `${label}: ${value}`] };
}
