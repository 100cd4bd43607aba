import { formatList } from "../../../../src/lib/locale";
import { toFact, toHeading, toList, toParagraph, type Block } from "../pieces";
import { closingBlocks, openingBlocks, PAGE_FIELDS, sectionBlocks } from "../sections";
import { defineTwins, SEO_FIELDS, type TwinSite } from "../twin";
import type { Content } from "../../../lib/read-content";

type Data = Content<"allRelease", "releasesPage">;
type Release = Data["allRelease"]["nodes"][number];
type Labels = NonNullable<Data["releasesPage"]>["labels"];

const QUERY = `query ReleasesTwin {
  releasesPage {
    route
    ${PAGE_FIELDS}
    releases { label heading lead }
    labels { version concerns news fixed knownIssues postponable notStated article feed }
    ${SEO_FIELDS}
  }
  allRelease(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes {
      version dateText title news fixed knownIssues postponable article
      product { name path }
      devices { name }
    }
  }
}`;

/** All releases, newest first. */
export const releasesTwins = defineTwins({
  type: "ReleasesPage",
  keys: ["allRelease"],
  optionalKeys: ["releasesPage"],
  query: QUERY,
  compose: ({ allRelease, releasesPage: page }, site) => {
    if (!page) return [];
    const blocks = [
      ...openingBlocks(page.hero),
      ...sectionBlocks(page.releases),
      ...allRelease.nodes.flatMap((release) => releaseBlocks(release, page.labels, site)),
      toParagraph(site.linkTo(page.labels.feed, `${page.route}/atom.xml`)),
      ...closingBlocks(page.closing, site),
    ];
    return [{ seo: page.seo, blocks }];
  },
});

function releaseBlocks(release: Release, labels: Labels, { linkTo, locale }: TwinSite): Block[] {
  const { version, dateText, title, news, fixed, knownIssues, postponable, article, product, devices } = release;
  const names = (devices ?? []).map(({ name }) => name);
  const part = (heading: string, items: readonly string[] | null): Block[] => [
    toHeading(4, heading),
    items === null ? toParagraph(labels.notStated) : toList(items),
  ];
  return [
    toHeading(3, title),
    toList([
      dateText,
      linkTo(product.name, product.path),
      toFact(labels.version, version),
      ...(names.length > 0 ? [toFact(labels.concerns, formatList(names, locale))] : []),
    ]),
    ...part(labels.news, news),
    ...part(labels.fixed, fixed),
    ...part(labels.knownIssues, knownIssues),
    ...part(labels.postponable, postponable === null ? null : [postponable]),
    ...(article === null ? [] : [toParagraph(linkTo(labels.article, article))]),
  ];
}
