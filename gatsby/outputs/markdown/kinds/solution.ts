import { toHeading, toList, toParagraph, type Block } from "../pieces";
import { closingBlocks, factBlocks, featureBlocks, openingBlocks, sectionBlocks } from "../sections";
import { defineTwins, SEO_FIELDS, type TwinSite } from "../twin";
import type { Content } from "../../../lib/read-content";

type Data = Content<"allSolution" | "solutionLabels", "caseStudiesPage">;
type Solution = Data["allSolution"]["nodes"][number];

const QUERY = `query SolutionTwins {
  allSolution(sort: { order: ASC }) {
    nodes {
      name title description
      problem { title points }
      solution { title points }
      results { title points }
      features { title description }
      devices { path name cardLine keyFigures { value label } }
      caseStudy { title text }
      closing { heading text actions { text to } }
      ${SEO_FIELDS}
    }
  }
  caseStudiesPage { route }
  solutionLabels { capabilities caseStudy viewCaseStudies devices viewDevice }
}`;

export const solutionTwins = defineTwins({
  type: "Solution",
  keys: ["allSolution", "solutionLabels"],
  optionalKeys: ["caseStudiesPage"],
  query: QUERY,
  compose: (data, site) =>
    data.allSolution.nodes.map((solution) => ({ seo: solution.seo, blocks: solutionBlocks(solution, data, site) })),
});

function solutionBlocks(
  solution: Solution,
  { solutionLabels: labels, caseStudiesPage }: Data,
  site: TwinSite,
): Block[] {
  const { name, title, description, problem, solution: answer, results, features, caseStudy, devices } = solution;
  return [
    ...openingBlocks({ label: name, heading: title, lead: description }),
    ...[problem, answer, results].flatMap((block) => [toHeading(2, block.title), toList(block.points)]),
    toHeading(2, labels.capabilities),
    ...featureBlocks(features),
    ...(caseStudy
      ? sectionBlocks({ label: labels.caseStudy, heading: caseStudy.title, paragraphs: [caseStudy.text] })
      : []),
    ...(caseStudy && caseStudiesPage ? [toParagraph(site.linkTo(labels.viewCaseStudies, caseStudiesPage.route))] : []),
    ...(devices
      ? [toHeading(2, labels.devices), ...devices.flatMap((device) => deviceBlocks(device, labels, site))]
      : []),
    ...closingBlocks(solution.closing, site),
  ];
}

function deviceBlocks(
  { name, path, cardLine, keyFigures }: NonNullable<Solution["devices"]>[number],
  { viewDevice }: Data["solutionLabels"],
  { linkTo }: TwinSite,
): Block[] {
  return [
    toHeading(3, name),
    toParagraph(cardLine),
    ...factBlocks(keyFigures),
    toParagraph(linkTo(`${viewDevice}: ${name}`, path)),
  ];
}
