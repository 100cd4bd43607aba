import { graphql, type PageProps } from "gatsby";
import { labels, present, section } from "../content/pick";
import { EngineTabs } from "../sections/engine-tabs";
import { FeaturedProjects } from "../sections/featured-projects";
import { PageFrame } from "../sections/page-frame";
import { ProductCard } from "../sections/product-card";
import { Section } from "../sections/section";
import { SolutionCard } from "../sections/solution-card";
import { filmParts } from "../seo/json-ld/film";
import { Grid } from "../ui/grid";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const page = present(data.page);
  const word = labels(data.words, "interface");
  const part = (id: Parameters<typeof section<"/", (typeof page.sections)[number]>>[2]) =>
    section(page.sections, "/", id);
  const films = [
    ...present(data.engine).items.map(({ film }) => film),
    ...present(data.featured).items.map(({ video }) => video),
  ];
  return (
    <PageFrame page={page} parts={filmParts(films)}>
      <Section section={part("products")}>
        <Grid>
          {data.products.nodes.map((product) => (
            <ProductCard key={product.slug} product={product} link={word("learnMore")} />
          ))}
        </Grid>
      </Section>
      <Section section={part("engine")} ground="ink">
        <EngineTabs tabs={present(data.engine).items} />
      </Section>
      <Section section={part("industries")}>
        <Grid>
          {data.solutions.nodes.map((solution) => (
            <SolutionCard key={solution.slug} solution={solution} link={word("learnMore")} />
          ))}
        </Grid>
      </Section>
      <Section section={part("featured")} ground="ink">
        <FeaturedProjects projects={present(data.featured).items} />
      </Section>
      <Section section={part("technology")} />
    </PageFrame>
  );
};

export default HomePage;

export const query = graphql`
  query HomePage {
    page(route: { eq: "/" }) {
      ...PageWords
    }
    words(name: { eq: "interface" }) {
      words {
        key
        text
      }
    }
    products: allProduct(sort: { order: ASC }) {
      nodes {
        ...ProductCardParts
      }
    }
    solutions: allSolution(sort: { order: ASC }) {
      nodes {
        ...SolutionCardParts
      }
    }
    engine: engineTabs {
      items {
        ...EngineTabParts
      }
    }
    featured: featuredProjects {
      items {
        ...FeaturedProjectParts
      }
    }
  }
`;
