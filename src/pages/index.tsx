import { graphql, type PageProps } from "gatsby";
import { MAX_LISTED_PRODUCTS } from "@capture/domain/products/many-products";
import { assertPresent } from "../lib/assert-present";
import { DepthStack } from "../features/home/depth-stack";
import { DotGrid } from "../features/home/dot-grid";
import { EngineTabs } from "../features/home/engine-tabs";
import { FeaturedProjects } from "../features/home/featured-projects";
import { IndustryMosaic } from "../features/home/industry-mosaic";
import { StillBand } from "../features/tours/still/still-band";
import { hasStill } from "../features/tours/still/still-fields";
import { PageFrame } from "../blocks/page-frame";
import { ProductLineup } from "../blocks/product-lineup";
import { Section } from "../blocks/section";
import { videoObjects } from "../seo/json-ld/video";
import { ButtonLink } from "../ui/link/button-link";
import { Row } from "../ui/primitives";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const page = assertPresent(data.page);
  const { learnMore, pauseMotion, resumeMotion } = assertPresent(data.interfaceLabels);
  const tabs = data.engine?.items ?? [];
  const projects = data.featured?.items ?? [];
  const { devices, others, solutions, productsPage } = data;
  const products = [...devices.nodes, ...others.nodes].slice(0, MAX_LISTED_PRODUCTS);
  const hasProducts = page.products !== null && products.length > 0;
  const hasIndustries = page.industries !== null && solutions.nodes.length > 0;
  const hasLightStart = hasProducts || (page.scan !== null && hasStill(page.scan.tour));
  const hasLightEnd = hasIndustries || page.technology !== null;
  // The hero before these sections and the closing band after them are dark.
  const middlePalette = hasLightStart && hasLightEnd ? "ink" : "bone";
  return (
    <PageFrame
      page={page}
      isHome
      subject={[videoObjects([...tabs.map(({ video }) => video), ...projects.map(({ video }) => video)])]}
      backdrop={<DotGrid pause={pauseMotion} resume={resumeMotion} />}
    >
      {page.scan && <StillBand scan={page.scan} labels={assertPresent(data.tourLabels)} />}
      {hasProducts && (
        <Section id="products" section={page.products}>
          <ProductLineup products={products} link={learnMore} />
          {productsPage && devices.totalCount + others.totalCount > products.length && (
            <Row mt={6}>
              <ButtonLink
                to={productsPage.route}
                text={assertPresent(data.productLabels).allProducts}
                variant="secondary"
              />
            </Row>
          )}
        </Section>
      )}
      {page.engine && tabs.length > 0 && (
        <Section id="engine" section={page.engine} palette={middlePalette}>
          <EngineTabs label={page.labels?.engineTabs ?? page.engine.heading} tabs={tabs} />
        </Section>
      )}
      {page.featured && projects.length > 0 && (
        <Section id="featured" section={page.featured} palette={middlePalette}>
          <FeaturedProjects label={page.labels?.featuredTabs ?? page.featured.heading} projects={projects} />
        </Section>
      )}
      {hasIndustries && (
        <Section id="industries" section={page.industries}>
          <IndustryMosaic solutions={solutions.nodes} link={learnMore} />
        </Section>
      )}
      {page.technology && (
        <Section id="technology" section={page.technology}>
          <DepthStack items={page.technology.items} />
        </Section>
      )}
    </PageFrame>
  );
};

export default HomePage;

export const query = graphql`
  query HomePage {
    page: homePage {
      ...PageFields
      scan {
        ...StillBandFields
      }
      products {
        ...SectionFields
      }
      engine {
        ...SectionFields
      }
      industries {
        ...SectionFields
      }
      featured {
        ...SectionFields
      }
      technology {
        ...ItemSectionFields
      }
      labels {
        engineTabs
        featuredTabs
      }
    }
    tourLabels {
      ...StillLabelFields
    }
    interfaceLabels {
      learnMore
      pauseMotion
      resumeMotion
    }
    productLabels {
      allProducts
    }
    productsPage {
      route
    }
    devices: allProduct(filter: { isDevice: { eq: true } }, sort: { order: ASC }, limit: 6) {
      totalCount
      nodes {
        ...LineupProductFields
      }
    }
    others: allProduct(filter: { isDevice: { eq: false } }, sort: { order: ASC }, limit: 6) {
      totalCount
      nodes {
        ...LineupProductFields
      }
    }
    solutions: allSolution(sort: { order: ASC }) {
      nodes {
        ...IndustryTileFields
      }
    }
    engine: engineTabs {
      items {
        ...EngineTabFields
      }
    }
    featured: featuredProjects {
      items {
        ...FeaturedProjectFields
      }
    }
  }
`;
