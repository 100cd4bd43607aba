import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { Closing } from "../blocks/closing";
import { FeatureList } from "../blocks/feature-list";
import { Hero, getHeroPreload } from "../blocks/hero";
import { ProductLineup } from "../blocks/product-lineup";
import { SolutionBlocks } from "../features/solutions/solution-blocks";
import { Seo } from "../seo/seo";
import { Band } from "../ui/band";
import { ButtonLink } from "../ui/link/button-link";
import { Sections } from "../ui/error-boundary";
import { Heading } from "../ui/heading";

const SolutionTemplate = ({ data }: PageProps<Queries.SolutionTemplateQuery>) => {
  const solution = assertPresent(data.solution);
  const labels = assertPresent(data.labels);
  const { problem, results, solution: answer, caseStudy, devices } = solution;
  const studiesPath = data.caseStudiesPage?.route;
  return (
    <>
      <Seo seo={solution.seo} path={solution.path} preload={getHeroPreload(solution.image)} />
      <Sections>
        <Hero
          label={solution.name}
          heading={solution.title}
          lead={solution.description}
          picture={solution.image}
          actions={[{ text: labels.requestDemo, to: "dialog:demo" }]}
        />
        <Band palette="bone">
          <SolutionBlocks blocks={[problem, answer, results]} />
        </Band>
        <Band palette="ink" id="capabilities" labelledBy="capabilities-heading">
          <Heading id="capabilities-heading" heading={labels.capabilities} />
          <FeatureList features={solution.features} isOrdered />
        </Band>
        {caseStudy && (
          <Band palette="bone" id="case-study" labelledBy="case-study-heading">
            <Heading id="case-study-heading" label={labels.caseStudy} heading={caseStudy.title} lead={caseStudy.text} />
            {studiesPath !== undefined && <ButtonLink to={studiesPath} text={labels.viewCaseStudies} />}
          </Band>
        )}
        {devices && (
          <Band palette="bone" id="devices" labelledBy="devices-heading">
            <Heading id="devices-heading" heading={labels.devices} />
            <ProductLineup products={devices} link={labels.viewDevice} />
          </Band>
        )}
        <Closing {...solution.closing} />
      </Sections>
    </>
  );
};

export default SolutionTemplate;

export const query = graphql`
  query SolutionTemplate($id: String!) {
    solution(id: { eq: $id }) {
      path
      name
      title
      description
      image {
        ...WholePicture
      }
      problem {
        ...SolutionBlockFields
      }
      solution {
        ...SolutionBlockFields
      }
      results {
        ...SolutionBlockFields
      }
      features {
        title
        description
      }
      devices {
        ...LineupProductFields
      }
      caseStudy {
        title
        text
      }
      closing {
        ...ClosingFields
      }
      seo {
        ...SeoFields
      }
    }
    caseStudiesPage {
      route
    }
    labels: solutionLabels {
      requestDemo
      capabilities
      caseStudy
      viewCaseStudies
      devices
      viewDevice
    }
  }

  fragment SolutionBlockFields on SolutionBlock {
    title
    points
  }
`;
