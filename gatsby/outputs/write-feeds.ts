import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { readContent, type Content } from "../lib/read-content";
import { articleEntry, changeEntry, releaseEntry } from "./feed-entries";
import { FEED_PAGES, feedFiles, feedPaths, MAX_FEED_ENTRIES } from "./feeds";

const QUERY = `query Feeds {
  siteConfig { brand url language mailboxes { general press } }
  blogPage { seo { title description } }
  releasesPage { seo { title description } labels { news fixed knownIssues postponable } }
  changesPage { seo { title description } list { id kind date name field sentence parts { state text } reason } }
  allArticle(sort: [{ date: DESC }, { jsonId: ASC }], limit: ${MAX_FEED_ENTRIES}) {
    nodes { jsonId title excerpt content category date author { name } seo { social { url } } }
  }
  allRelease(sort: [{ date: DESC }, { slug: ASC }], limit: ${MAX_FEED_ENTRIES}) {
    nodes { slug version date title news fixed knownIssues postponable product { name } }
  }
}`;

type FeedData = Content<"siteConfig" | "allArticle" | "allRelease", "blogPage" | "releasesPage" | "changesPage">;

/**
 * The feeds of the pages that the site has, by their paths in public/. Those of an earlier build are removed. Social cards
 * must be written before, because feeds contain their file sizes.
 */
export async function readFeeds(graphql: BuildArgs["graphql"], root: string): Promise<Record<string, string>> {
  for (const name of FEED_PAGES.flatMap((page) => Object.values(feedPaths(page))))
    rmSync(join(root, name), { force: true });
  const data: FeedData = await readContent(graphql, ["siteConfig", "allArticle", "allRelease"], QUERY);
  const { siteConfig: site, blogPage, releasesPage, changesPage, allArticle, allRelease } = data;
  const sizeOf = (path: string): number => statSync(join(root, path)).size;
  return {
    ...(blogPage &&
      feedFiles(
        site,
        { page: "blog", ...blogPage.seo },
        allArticle.nodes.map((article) => articleEntry(site, article, sizeOf)),
      )),
    ...(releasesPage &&
      feedFiles(
        site,
        { page: "releases", ...releasesPage.seo },
        allRelease.nodes.map((release) => releaseEntry(site, release, releasesPage.labels)),
      )),
    ...(changesPage &&
      feedFiles(
        site,
        { page: "changes", ...changesPage.seo },
        changesPage.list.map((change) => changeEntry(site, change)),
      )),
  };
}
