import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { builtPages, rewritePages } from "../lib/built-pages";
import { readCatalog, type CatalogPage } from "../lib/catalog";
import { compressFiles } from "../outputs/compression";
import { feedFiles, MAX_FEED_ARTICLES } from "../outputs/feeds";
import { writeHeaders } from "../outputs/headers/write";
import { serveIcons } from "../outputs/icons";
import { readContent, type Content } from "../lib/read-content";
import { cardsOf, removeOtherCards } from "../outputs/social-cards";
import { writeSheets } from "../outputs/spec-sheets/write-sheets";
import { indexNowKey, llmsText, manifestText, robotsText } from "../outputs/text-files";

const QUERY = `query MachineFiles {
  siteConfig { brand url tagline description language themeColor mailboxes { press } }
  blogPage { seo { title description } }
  allArticle(sort: [{ date: DESC }, { jsonId: ASC }], limit: ${MAX_FEED_ARTICLES}) {
    nodes { jsonId title excerpt content category date author { name } seo { social { url } } }
  }
}`;

type MachineFilesData = Content<"siteConfig" | "blogPage" | "allArticle">;

/** Makes files for machines and header rules from the finished pages, and compressed copies of everything last. */
export async function onPostBuild({ graphql }: BuildArgs): Promise<void> {
  const data = await readContent(graphql, ["siteConfig", "blogPage", "allArticle"], QUERY);
  const catalog = await readCatalog(graphql);
  const root = resolve("public");
  const cards = new Set<string>();
  rewritePages(root, (html) => {
    for (const card of cardsOf(html)) cards.add(card);
    return FINISH.reduce((finished, finish) => finish(finished), html);
  });
  // `npm run dev` draws cards of drafts, too.
  removeOtherCards(root, cards);
  for (const [name, text] of Object.entries(textFiles(data, catalog, root))) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  await writeSheets(graphql, root);
  // Policies contain hashes of the pages’ inline scripts and styles, so nothing may rewrite a page after this.
  writeHeaders(root, builtPages(root));
  // Last: a compressed copy is of the finished file. Plugins cannot do it, Gatsby calls them before the site.
  await compressFiles(root);
}

/** Changes to each finished page. Applied twice, they change nothing more. */
const FINISH = [removePadding, serveIcons];

/** React 18 fills a chunk with NUL where a character of several bytes does not fit (facebook/react#24985). */
function removePadding(html: string): string {
  return html.replaceAll("\0", "");
}

function textFiles(data: MachineFilesData, pages: readonly CatalogPage[], root: string): Record<string, string> {
  const { siteConfig: site, blogPage, allArticle } = data;
  const key = indexNowKey(site.url);
  return {
    ...feedFiles(site, blogPage.seo, allArticle.nodes, (address) => statSync(join(root, address)).size),
    "manifest.webmanifest": manifestText(site),
    "robots.txt": robotsText(site),
    "llms.txt": llmsText(site, pages),
    [`${key}.txt`]: key,
  };
}
