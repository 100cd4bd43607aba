import type { PhrasingContent } from "mdast";
import { toFact, toHeading, toList, toParagraph, type Block } from "../pieces";
import { closingBlocks, featureBlocks, openingBlocks } from "../sections";
import { defineTwins, SEO_FIELDS, type TwinSite } from "../twin";
import type { Content } from "../../../lib/read-content";

type Data = Content<"allCaseStudy" | "caseStudyLabels">;
type CaseStudy = Data["allCaseStudy"]["nodes"][number];

const QUERY = `query CaseStudyTwins {
  allCaseStudy(sort: { jsonId: ASC }) {
    nodes {
      title description stakeholder
      date(formatString: "YYYY-MM-DD")
      headline { value label }
      industry { path name }
      tags { path name cameraTag }
      problem { title points { title description } }
      solution { title points { title description } }
      results { title points { title description } }
      ${SEO_FIELDS}
    }
  }
  caseStudyLabels { industry stakeholder devices problem solution results closingHeading closingText contactSales }
}`;

export const caseStudyTwins = defineTwins({
  type: "CaseStudy",
  keys: ["allCaseStudy", "caseStudyLabels"],
  query: QUERY,
  compose: ({ allCaseStudy, caseStudyLabels: labels }, site) =>
    allCaseStudy.nodes.map((study) => ({
      seo: study.seo,
      date: study.date,
      blocks: studyBlocks(study, labels, site),
    })),
});

function studyBlocks(study: CaseStudy, labels: Data["caseStudyLabels"], site: TwinSite): Block[] {
  const { title, description, stakeholder, headline, industry } = study;
  return [
    ...openingBlocks({ heading: title, lead: description }),
    toParagraph(`${headline.value} ${headline.label}`),
    toList([
      ...(industry ? [toFact(labels.industry, site.linkTo(industry.name, industry.path))] : []),
      toFact(labels.stakeholder, stakeholder),
      ...deviceFact(study, labels, site),
    ]),
    ...[
      { label: labels.problem, block: study.problem },
      { label: labels.solution, block: study.solution },
      { label: labels.results, block: study.results },
    ].flatMap(({ label, block }, index) => [
      toHeading(2, block.title),
      toParagraph(`${String(index + 1).padStart(2, "0")} ${label}`),
      ...featureBlocks(block.points),
    ]),
    ...closingBlocks(
      {
        heading: labels.closingHeading,
        text: labels.closingText,
        actions: [{ text: labels.contactSales, to: "/contact" }],
      },
      site,
    ),
  ];
}

/** The devices that were used, in one line. */
function deviceFact({ tags }: CaseStudy, labels: Data["caseStudyLabels"], { linkTo }: TwinSite): PhrasingContent[][] {
  const links = (tags ?? []).map(({ path, name, cameraTag }) => linkTo(cameraTag ?? name, path));
  if (links.length === 0) return [];
  const line = links.flatMap((link, index): PhrasingContent[] =>
    index === 0 ? link : [{ type: "text", value: ", " }, ...link],
  );
  return [toFact(labels.devices, line)];
}
