import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { embedPath } from "@capture/domain/embed/embed-path";
import { OEMBED_FILE, type EmbedFacts } from "@capture/domain/embed/oembed";
import { readContent } from "../lib/read-content";

const QUERY = "query EmbedFacts { siteConfig { brand url } allTour(sort: { slug: ASC }) { nodes { path title } } }";

/** The file with the tours that other sites may show; none on a site without tours. */
export async function readEmbedFacts(graphql: BuildArgs["graphql"], root: string): Promise<Record<string, string>> {
  const { siteConfig, allTour } = await readContent(graphql, ["siteConfig", "allTour"], QUERY);
  if (allTour.nodes.length === 0) return {};
  const { brand, url } = siteConfig;
  const facts: EmbedFacts = {
    provider: { name: brand, url },
    tours: allTour.nodes.map(({ path, title }) => ({
      url: url + path,
      embedUrl: url + embedPath(path),
      title,
      thumbnails: readThumbnails(root, path, url),
    })),
  };
  return { [OEMBED_FILE]: JSON.stringify(facts) };
}

/** The copies of the picture of a tour, from the data of its page: querying them again would start jobs after the build. */
function readThumbnails(root: string, path: string, siteUrl: string): EmbedFacts["tours"][number]["thumbnails"] {
  const page = JSON.parse(readFileSync(join(root, "page-data", path, "page-data.json"), "utf8")) as {
    result: { data: { tour: { image: { src: { childImageSharp: { gatsbyImageData: IGatsbyImageData } } } } } };
  };
  const { images, width, height } = page.result.data.tour.image.src.childImageSharp.gatsbyImageData;
  return (images.fallback?.srcSet ?? "").split(",").flatMap((part) => {
    const [, file, copyWidth] = /^\s*(\S+) (\d+)w$/.exec(part) ?? [];
    if (file === undefined) return [];
    const size = { width: Number(copyWidth), height: Math.round((Number(copyWidth) * height) / width) };
    return [{ url: siteUrl + file, ...size }];
  });
}
