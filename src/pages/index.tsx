import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { DepthStack } from "../features/home/depth-stack";
import { DotGrid } from "../features/home/dot-grid";
import { EngineTabs } from "../features/home/engine-tabs";
import { FeaturedProjects } from "../features/home/featured-projects";
import { IndustryMosaic } from "../features/home/industry-mosaic";
import { PageFrame } from "../components/blocks/page-frame";
import { ProductLineup } from "../components/blocks/product-lineup";
import { Section } from "../components/blocks/section";
import { videoObjects } from "../seo/json-ld/video";
import { Tile } from "../components/ui/tile";
import { Stack } from "../components/ui/primitives";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const page = assertPresent(data.page);
  const { learnMore, pauseMotion, resumeMotion } = assertPresent(data.interfaceLabels);
  const tabs = assertPresent(data.engine).items;
  const projects = assertPresent(data.featured).items;
  return (
    <PageFrame
      page={page}
      isHome
      subject={[videoObjects([...tabs.map(({ video }) => video), ...projects.map(({ video }) => video)])]}
      backdrop={<DotGrid pause={pauseMotion} resume={resumeMotion} />}
    >
      <Section id="products" section={page.products}>
        <Stack gap={4}>
          <ProductLineup products={data.devices.nodes} link={learnMore} />
          {data.others.nodes.map(({ slug, path, name, cardLine, image }) => (
            <Tile
              key={slug}
              title={name}
              text={cardLine}
              picture={image}
              link={{ to: path, text: learnMore }}
              sx={{ minHeight: ["24rem", null, "30rem"] }}
            />
          ))}
        </Stack>
      </Section>
      <Section id="engine" section={page.engine} palette="ink">
        <EngineTabs label={page.labels.engineTabs} tabs={tabs} />
      </Section>
      <Section id="industries" section={page.industries}>
        <IndustryMosaic solutions={data.solutions.nodes} link={learnMore} />
      </Section>
      <Section id="featured" section={page.featured} palette="ink">
        <FeaturedProjects label={page.labels.featuredTabs} projects={projects} />
      </Section>
      <Section id="technology" section={page.technology}>
        <DepthStack items={page.technology.items} />
      </Section>
    </PageFrame>
  );
};

export default HomePage;

export const query = graphql`
  query HomePage {
    page: homePage {
      ...PageParts
      products {
        ...SectionParts
      }
      engine {
        ...SectionParts
      }
      industries {
        ...SectionParts
      }
      featured {
        ...SectionParts
      }
      technology {
        ...ItemSectionParts
      }
      labels {
        engineTabs
        featuredTabs
      }
    }
    interfaceLabels {
      learnMore
      pauseMotion
      resumeMotion
    }
    devices: allProduct(filter: { isDevice: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...LineupProductParts
      }
    }
    others: allProduct(filter: { isDevice: { eq: false } }, sort: { order: ASC }) {
      nodes {
        slug
        path
        name
        cardLine
        image {
          ...WholePicture
        }
      }
    }
    solutions: allSolution(sort: { order: ASC }) {
      nodes {
        ...IndustryTileParts
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
