import { graphql, type PageProps } from "gatsby";
import { useSiteAction } from "../hooks/use-site-action";
import { assertPresent } from "../lib/assert-present";
import { Closing } from "../blocks/closing";
import { FeatureList } from "../blocks/feature-list";
import { Hero, getHeroPreload } from "../blocks/hero";
import { ProductLineup } from "../blocks/product-lineup";
import { CaseFigure } from "../features/solutions/case-figure";
import { SolutionBlocks } from "../features/solutions/solution-blocks";
import { Seo } from "../seo/seo";
import { Band } from "../ui/band";
import { Sections } from "../ui/error-boundary";
import { Heading } from "../ui/heading";

const SolutionTemplate = ({ data }: PageProps<Queries.SolutionTemplateQuery>) => {
  const solution = assertPresent(data.solution);
  const labels = assertPresent(data.labels);
  const { study } = data;
  const action = useSiteAction(labels.requestDemo);
  const { problem, results, solution: answer, caseStudy, devices } = solution;
  return (
    <>
      <Seo seo={solution.seo} path={solution.path} preload={getHeroPreload(solution.image)} />
      <Sections>
        <Hero
          label={solution.name}
          heading={solution.title}
          lead={solution.description}
          picture={solution.image}
          actions={[action, ...(study ? [{ text: labels.readCase, to: study.path }] : [])]}
        />
        <Band palette="bone">
          <SolutionBlocks blocks={[problem, answer, results]} />
        </Band>
        {caseStudy && (
          <CaseFigure caseStudy={caseStudy} study={study} listPath={data.caseStudiesPage?.route} labels={labels} />
        )}
        <Band palette="bone" id="capabilities" labelledBy="capabilities-heading">
          <Heading id="capabilities-heading" heading={labels.capabilities} />
          <FeatureList features={solution.features} isOrdered />
        </Band>
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
  query SolutionTemplate($id: String!, $study: String!) {
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
        ...CaseFigureTexts
      }
      closing {
        ...ClosingFields
      }
      seo {
        ...SeoFields
      }
    }
    study: caseStudy(path: { eq: $study }) {
      ...CaseFigureFields
    }
    caseStudiesPage {
      route
    }
    labels: solutionLabels {
      ...CaseFigureLabels
      requestDemo
      readCase
      capabilities
      devices
      viewDevice
    }
  }

  fragment SolutionBlockFields on SolutionBlock {
    title
    points
  }
`;
