import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { readBrand } from "../../src/content/model/brand";
import { contentFolder } from "../../src/content/model/folder";
import { rewritePages } from "../lib/built-pages";
import { readCatalog, type CatalogPage } from "../lib/catalog";
import { compressFiles } from "../outputs/compression";
import { FEED_FILES, feedFiles, MAX_FEED_ARTICLES } from "../outputs/feeds";
import { writeHeaders } from "../outputs/headers/write";
import { inlineIcons } from "../outputs/icons";
import { writeProductRecords } from "../outputs/product-records/write-records";
import { readContent, type Content } from "../lib/read-content";
import { writeSocialCards } from "../outputs/social-cards/write-cards";
import { writeSheets } from "../outputs/spec-sheets/write-sheets";
import { writeSpecifications } from "../outputs/specifications/write-specifications";
import { SECURITY_TEXT, securityText } from "../../src/domain/security-text";
import { indexNowKey, llmsText, manifestText, robotsText } from "../outputs/text-files";

const QUERY = `query TextFiles {
  siteConfig { brand url tagline description language mailboxes { press } security { email policy } contentSignals { search aiInput aiTraining } }
  blogPage { seo { title description } }
  allArticle(sort: [{ date: DESC }, { jsonId: ASC }], limit: ${MAX_FEED_ARTICLES}) {
    nodes { jsonId title excerpt content category date author { name } seo { social { url } } }
  }
}`;

type TextFilesData = Content<"siteConfig" | "allArticle", "blogPage">;

/** Finishes the pages, and writes social cards, text files, specification sheets, specifications, header rules and compressed copies. */
export async function onPostBuild({ graphql }: BuildArgs): Promise<void> {
  const root = resolve("public");
  await writeSocialCards(graphql, root);
  const data: TextFilesData = await readContent(graphql, ["siteConfig", "allArticle"], QUERY);
  // public/ may contain the feeds of an earlier build.
  for (const name of Object.values(FEED_FILES)) rmSync(join(root, name), { force: true });
  // After the social cards, because feeds contain their file sizes.
  for (const [name, text] of Object.entries(textFiles(data, await readCatalog(graphql), root))) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  await writeSheets(graphql, root);
  await writeProductRecords(graphql, root);
  await writeSpecifications(graphql, root);
  const pages = rewritePages(root, inlineIcons);
  // Policies contain hashes of the pages’ inline scripts and styles, so nothing may rewrite a page after this.
  writeHeaders(root, pages);
  // Last, because only finished files may be copied. A plugin cannot do it: Gatsby runs `onPostBuild` of plugins before this one.
  await compressFiles(root);
}

function textFiles(data: TextFilesData, pages: readonly CatalogPage[], root: string): Record<string, string> {
  const { siteConfig: site, blogPage, allArticle } = data;
  const key = indexNowKey(site.url);
  return {
    ...(blogPage && feedFiles(site, blogPage.seo, allArticle.nodes, (path) => statSync(join(root, path)).size)),
    "manifest.webmanifest": manifestText(site, readBrand(contentFolder()).themeColor),
    "robots.txt": robotsText(site),
    "llms.txt": llmsText(site, pages),
    ...(site.security && { [SECURITY_TEXT]: securityText(site, site.security) }),
    [`${key}.txt`]: key,
  };
}
