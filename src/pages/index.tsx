import { graphql, type PageProps } from "gatsby";
import { labels, present, section, words } from "../content/pick";
import { DepthStack } from "../sections/depth-stack";
import { DotGrid } from "../sections/dot-grid";
import { EngineTabs } from "../sections/engine-tabs";
import { FeaturedProjects } from "../sections/featured-projects";
import { IndustryMosaic } from "../sections/industry-mosaic";
import { PageFrame } from "../sections/page-frame";
import { ProductLineup } from "../sections/product-lineup";
import { Section } from "../sections/section";
import { filmParts } from "../seo/json-ld/film";
import { Tile } from "../ui/tile";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const page = present(data.page);
  const label = labels(data.words, "interface");
  const word = words(page.words, "/");
  const part = (id: Parameters<typeof section<"/", (typeof page.sections)[number]>>[2]) =>
    section(page.sections, "/", id);
  const platform = present(data.platform);
  const films = [
    ...present(data.engine).items.map(({ film }) => film),
    ...present(data.featured).items.map(({ video }) => video),
  ];
  return (
    <PageFrame
      page={page}
      home
      subject={[filmParts(films)]}
      backdrop={<DotGrid pause={label("pauseMotion")} resume={label("resumeMotion")} />}
    >
      <Section section={part("products")}>
        <div sx={{ display: "grid", gap: 4 }}>
          <ProductLineup products={data.devices.nodes} link={label("learnMore")} />
          <Tile
            title={platform.name}
            text={platform.menuLine}
            picture={platform.image}
            link={{ to: `/products/${platform.slug}`, text: label("learnMore") }}
            sx={{ minHeight: ["24rem", null, "30rem"] }}
          />
        </div>
      </Section>
      <Section section={part("engine")} ground="ink">
        <EngineTabs label={word("engineTabs")} tabs={present(data.engine).items} />
      </Section>
      <Section section={part("industries")}>
        <IndustryMosaic solutions={data.solutions.nodes} link={label("learnMore")} />
      </Section>
      <Section section={part("featured")} ground="ink">
        <FeaturedProjects label={word("featuredTabs")} projects={present(data.featured).items} />
      </Section>
      <Section section={part("technology")}>
        <DepthStack items={part("technology").items ?? []} />
      </Section>
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
    devices: allProduct(filter: { cameraTag: { ne: null } }, sort: { order: ASC }) {
      nodes {
        ...LineupProductParts
      }
    }
    platform: product(slug: { eq: "platform" }) {
      slug
      name
      menuLine
      image {
        ...HeroPicture
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
