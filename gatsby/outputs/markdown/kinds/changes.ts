import { toDeleted, toHeading, toList, toParagraph, toParagraphs, type Block } from "../pieces";
import { closingBlocks, openingBlocks, PAGE_FIELDS, sectionBlocks } from "../sections";
import { defineTwins, SEO_FIELDS, type TwinSite } from "../twin";
import type { Content } from "../../../lib/read-content";

type Data = Content<never, "changesPage" | "historyLabels">;
type Change = NonNullable<Data["changesPage"]>["list"][number];
type Words = NonNullable<Data["historyLabels"]>;

const QUERY = `query ChangesTwin {
  changesPage {
    route
    ${PAGE_FIELDS}
    changes { label heading lead }
    list { dateText name path field parts { state text } reason }
    labels { none feed }
    ${SEO_FIELDS}
  }
  historyLabels { reason }
}`;

/** All changes, newest first, each with the whole text before and after. */
export const changesTwins = defineTwins({
  type: "ChangesPage",
  keys: [],
  optionalKeys: ["changesPage", "historyLabels"],
  query: QUERY,
  compose: ({ changesPage: page, historyLabels: words }, site) => {
    if (!page || !words) return [];
    const blocks = [
      ...openingBlocks(page.hero),
      ...sectionBlocks(page.changes),
      ...(page.list.length === 0 ? [toParagraph(page.labels.none)] : []),
      ...page.list.flatMap((change) => changeBlocks(change, words, site)),
      toParagraph(site.linkTo(page.labels.feed, `${page.route}/atom.xml`)),
      ...closingBlocks(page.closing, site),
    ];
    return [{ seo: page.seo, blocks }];
  },
});

function changeBlocks({ dateText, name, path, field, parts, reason }: Change, words: Words, site: TwinSite): Block[] {
  /** Words in the middle of a sentence cannot be struck through in Markdown next to a comma, so both texts are whole. */
  const textWithout = (left: string): string =>
    parts
      .filter(({ state }) => state !== left)
      .map(({ text }) => text)
      .join("")
      .trim();
  const before = textWithout("added");
  const after = textWithout("removed");
  return [
    toHeading(3, [...site.linkTo(name, path), { type: "text", value: `: ${field}` }]),
    toParagraph(dateText),
    toList([...(before === "" ? [] : [[toDeleted(before)]]), ...(after === "" ? [] : [after])]),
    ...toParagraphs([reason === null ? null : `${words.reason} ${reason}`]),
  ];
}
