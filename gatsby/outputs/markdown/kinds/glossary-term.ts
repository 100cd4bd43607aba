import { formatList } from "../../../../src/lib/locale";
import { toHeading, toList, toParagraph, type Block } from "../pieces";
import { openingBlocks } from "../sections";
import { defineTwins, SEO_FIELDS, type TwinSite } from "../twin";
import type { Content } from "../../../lib/read-content";

type Data = Content<"allGlossaryTerm", "glossaryPage">;
type Term = Data["allGlossaryTerm"]["nodes"][number];
type Labels = NonNullable<Data["glossaryPage"]>["labels"];

const QUERY = `query GlossaryTermTwins {
  allGlossaryTerm(sort: { name: ASC }) {
    nodes {
      name synonyms definition example
      matters { to text why }
      related { path name }
      ${SEO_FIELDS}
    }
  }
  glossaryPage { labels { alsoCalled example matters related } }
}`;

export const glossaryTermTwins = defineTwins({
  type: "GlossaryTerm",
  keys: ["allGlossaryTerm"],
  optionalKeys: ["glossaryPage"],
  query: QUERY,
  compose: ({ allGlossaryTerm, glossaryPage }, site) =>
    glossaryPage
      ? allGlossaryTerm.nodes.map((term) => ({ seo: term.seo, blocks: termBlocks(term, glossaryPage.labels, site) }))
      : [],
});

function termBlocks(term: Term, labels: Labels, { linkTo, locale }: TwinSite): Block[] {
  const { name, synonyms, definition, example, matters, related } = term;
  const places = matters.map(({ to, text, why }) => ({ line: linkTo(text, to), below: [why] }));
  return [
    ...openingBlocks({ heading: name, label: synonyms && `${labels.alsoCalled}: ${formatList(synonyms, locale)}` }),
    toParagraph(definition),
    toHeading(2, labels.example),
    toParagraph(example),
    ...(places.length > 0 ? [toHeading(2, labels.matters), toList(places)] : []),
    ...(related.length > 0
      ? [toHeading(2, labels.related), toList(related.map((other) => linkTo(other.name, other.path)))]
      : []),
  ];
}
