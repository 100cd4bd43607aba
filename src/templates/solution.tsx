import { graphql, type PageProps } from "gatsby";
import { labels, present } from "../content/pick";
import { Closing } from "../sections/closing";
import { FeatureList } from "../sections/feature-list";
import { Hero, heroPreload } from "../sections/hero";
import { ProductLineup } from "../sections/product-lineup";
import { SolutionBlocks } from "../sections/solution-blocks";
import { Seo } from "../seo/seo";
import { Band } from "../ui/band";
import { ButtonLink } from "../ui/button-link";
import { Heading } from "../ui/heading";

const SolutionTemplate = ({ data }: PageProps<Queries.SolutionTemplateQuery>) => {
  const solution = present(data.solution);
  const label = labels(data.labels, "solution");
  const { problem, results, solution: answer } = solution;
  return (
    <>
      <Seo words={solution.seo} path={`/solutions/${solution.slug}`} preload={heroPreload(solution.image)} />
      <Hero
        label={solution.name}
        heading={solution.title}
        lead={solution.description}
        picture={solution.image}
        actions={[{ text: label("requestDemo"), to: "dialog:demo" }]}
      />
      <Band ground="bone">
        <SolutionBlocks blocks={[problem, answer, results]} />
      </Band>
      <Band ground="ink" id="capabilities" labelledBy="capabilities-heading">
        <Heading id="capabilities-heading" heading={label("capabilities")} />
        <FeatureList features={solution.features} ordered />
      </Band>
      <Band ground="bone" id="case-study" labelledBy="case-study-heading">
        <Heading
          id="case-study-heading"
          label={label("caseStudy")}
          heading={solution.caseStudy.title}
          lead={solution.caseStudy.text}
        />
        <ButtonLink to="/case-studies" text={label("viewCaseStudies")} />
      </Band>
      <Band ground="bone" id="devices" labelledBy="devices-heading">
        <Heading id="devices-heading" heading={label("devices")} />
        <ProductLineup products={solution.devices} link={label("viewDevice")} />
      </Band>
      <Closing {...solution.closing} />
    </>
  );
};

export default SolutionTemplate;

export const query = graphql`
  query SolutionTemplate($id: String!) {
    solution(id: { eq: $id }) {
      slug
      name
      title
      description
      image {
        ...HeroPicture
      }
      problem {
        ...SolutionBlockParts
      }
      solution {
        ...SolutionBlockParts
      }
      results {
        ...SolutionBlockParts
      }
      features {
        title
        description
      }
      devices {
        ...LineupProductParts
      }
      caseStudy {
        title
        text
      }
      closing {
        ...ClosingParts
      }
      seo {
        ...SeoWordsParts
      }
    }
    labels: words(name: { eq: "solution" }) {
      words {
        key
        text
      }
    }
  }

  fragment SolutionBlockParts on SolutionBlock {
    title
    points
  }
`;
