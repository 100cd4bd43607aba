import { graphql, type PageProps } from "gatsby";
import { labels, present } from "../content/pick";
import { Closing } from "../sections/closing";
import { FeatureList } from "../sections/feature-list";
import { Hero, heroPreload } from "../sections/hero";
import { ProductCard } from "../sections/product-card";
import { Seo } from "../seo/seo";
import { Band } from "../ui/band";
import { ButtonLink } from "../ui/button-link";
import { Grid } from "../ui/grid";
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
        actions={[{ text: label("requestDemo"), to: "/showcase#demo" }]}
      />
      <Band ground="bone">
        <ul className="blocks" sx={{ variant: "layout.grid" }}>
          {[problem, answer, results].map(({ title, points }) => (
            <li key={title} sx={{ variant: "cards.primary", p: 5, gap: 3 }}>
              <h2 sx={{ variant: "text.h3" }}>{title}</h2>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Band>
      <Band ground="bone" id="capabilities" labelledBy="capabilities-heading">
        <Heading id="capabilities-heading" heading={label("capabilities")} />
        <FeatureList features={solution.features} ordered />
      </Band>
      <Band ground="ink" id="case-study" labelledBy="case-study-heading">
        <Heading
          id="case-study-heading"
          label={label("caseStudy")}
          heading={solution.caseStudy.title}
          lead={solution.caseStudy.text}
        />
        <ButtonLink to="/case-studies" text={label("viewCaseStudies")} variant="secondary" />
      </Band>
      <Band ground="bone" id="devices" labelledBy="devices-heading">
        <Heading id="devices-heading" heading={label("devices")} />
        <Grid>
          {solution.devices.map((device) => (
            <ProductCard key={device.slug} product={device} link={device.name} />
          ))}
        </Grid>
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
        ...ProductCardParts
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
