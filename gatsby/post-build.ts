import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { builtPages, isHidden, rewritePages } from "./built-pages";
import { catalogueFields, catalogueOf, type CatalogueData } from "./catalogue";
import { compressFiles } from "./compression";
import { feedFiles, MAX_FEED_ARTICLES, type FeedArticle } from "./feeds";
import { writeHeaders } from "./headers/write";
import { serveIcons } from "./icons";
import { cardsOf, removeOtherCards } from "./social-cards";
import { writeSheets } from "./sheets/write-sheets";
import { indexNowKey, llmsText, manifestText, robotsText, type TextSite } from "./text-files";

interface AfterBuildData extends CatalogueData {
  siteConfig: TextSite & { mailboxes: { press: string } };
  blog: { seo: { title: string; description: string } };
  articles: { nodes: FeedArticle[] };
}

const QUERY = `{
  siteConfig { brand url tagline description language themeColor mailboxes { press } }
  blog: page(route: { eq: "/blog" }) { seo { title description } }
  articles: allArticle(sort: [{ date: DESC }, { jsonId: ASC }], limit: ${MAX_FEED_ARTICLES}) {
    nodes { jsonId title excerpt content category date author { name } seo { social { url } } }
  }
  ${catalogueFields}
}`;

/** Makes files for machines and header rules from the finished pages, and compressed copies of everything last. */
export async function onPostBuild({ graphql, reporter }: BuildArgs): Promise<void> {
  const { data, errors } = (await graphql(QUERY)) as { data?: AfterBuildData; errors?: unknown };
  if (!data) {
    reporter.panicOnBuild("The content could not be read for feeds and lists.", errors as Error[] | undefined);
    return;
  }
  const root = resolve("public");
  const hidden = new Set<string>();
  const cards = new Set<string>();
  rewritePages(root, (html, path) => {
    if (isHidden(html)) hidden.add(path);
    for (const card of cardsOf(html)) cards.add(card);
    return FINISH.reduce((finished, finish) => finish(finished), html);
  });
  // `npm run dev` draws cards of drafts, too.
  removeOtherCards(root, cards);
  for (const [name, text] of Object.entries(textFiles(data, hidden, root))) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  await writeSheets(graphql, root);
  // Policies hold hashes of what stands in the pages, so nothing may rewrite a page after this.
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

function textFiles(data: AfterBuildData, hidden: ReadonlySet<string>, root: string): Record<string, string> {
  const { siteConfig: site, blog, articles } = data;
  const key = indexNowKey(site.url);
  const listed = catalogueOf(data).filter(({ path }) => !hidden.has(path));
  return {
    ...feedFiles(site, blog.seo, articles.nodes, (address) => statSync(join(root, address)).size),
    "manifest.webmanifest": manifestText(site),
    "robots.txt": robotsText(site),
    "llms.txt": llmsText(site, listed),
    [`${key}.txt`]: key,
  };
}
