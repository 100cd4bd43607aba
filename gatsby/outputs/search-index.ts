import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { assertPresent } from "../../src/lib/assert-present";
import { HELP_SEARCH_PATH, type HelpDocument, type HelpKind } from "../../src/search/document";
import { helpDocuments } from "../../src/search/help-documents";
import { buildIndex } from "../../src/search/build-index";
import { siteDocuments } from "../../src/search/site-documents";
import { SITE_SEARCH_PATH, type SiteSearchFile } from "../../src/search/site-search-file";
import { readCatalog } from "../lib/catalog";
import { readContent, type Content } from "../lib/read-content";

/** In `gatsby develop`, pages show a change first; the indexes, which take 0.2 s, are written after this delay. */
const DEVELOP_DELAY_MS = 2000;
let developTimer: NodeJS.Timeout | undefined;

/** Phones fetch the indexes, and each article adds 8 KB. */
const MAX_ARTICLES = 300;

const KEYS = ["allArticle", "allProduct", "allProject", "allRelease"] as const;

type SearchContent = Content<
  (typeof KEYS)[number],
  "faqs" | "manuals" | "tutorials" | "academyPage" | "assistantPage" | "searchPage" | "siteConfig"
>;

const ACADEMY_KINDS: readonly HelpKind[] = ["faq", "manual", "tutorial"];

const QUERY = `
  query SearchIndexes {
    faqs { items { id question answer docUrl } }
    manuals { items { id title description docUrl } }
    tutorials { items { id title description docUrl } }
    allArticle(sort: { date: DESC }, limit: ${MAX_ARTICLES}) { nodes { jsonId path title content tags } }
    allProduct(sort: { order: ASC }) {
      nodes {
        slug
        path
        name
        family { name }
        specificationTables { id title rows { key label value } }
        specificationCards { title description }
      }
    }
    allProject(sort: { order: ASC }) { nodes { jsonId title description } }
    allRelease(sort: { date: DESC }) { nodes { slug title news version product { name } } }
    siteConfig { locale }
    academyPage { route }
    assistantPage { route }
    searchPage {
      labels { count none reset all }
      headings { page project tour faq manual tutorial article specification }
    }
  }
`;

/**
 * Writes the index of the help search, if there is an assistant, and the index of the site search, if there is a search
 * page, into public/, which both the built site and `gatsby develop` serve. `gatsby develop` writes them DEVELOP_DELAY_MS after the last change.
 * @throws Error when the content of a build cannot be read
 */
export async function updateSearchIndexes({ graphql, reporter }: CreatePagesArgs): Promise<void> {
  if (process.env["gatsby_executing_command"] !== "develop") return writeSearchIndexes(graphql);
  clearTimeout(developTimer);
  developTimer = setTimeout(() => {
    writeSearchIndexes(graphql).catch((error: unknown) =>
      reporter.warn(`The search indexes could not be written, so searches show the earlier content. ${error}`),
    );
  }, DEVELOP_DELAY_MS);
}

async function writeSearchIndexes(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const content: SearchContent = await readContent(graphql, KEYS, QUERY);
  const answers = answersOf(content);
  writeOrRemove(HELP_SEARCH_PATH, content.assistantPage && JSON.stringify(buildIndex(answers, localeOfSite(content))));
  writeOrRemove(
    SITE_SEARCH_PATH,
    content.searchPage && JSON.stringify(await siteSearchFile(graphql, content, answers)),
  );
}

function answersOf(content: SearchContent): HelpDocument[] {
  return helpDocuments({
    faqs: content.faqs?.items ?? [],
    manuals: content.manuals?.items ?? [],
    tutorials: content.tutorials?.items ?? [],
    articles: content.allArticle.nodes
      .map(({ jsonId, path, title, content: html, tags }) => ({ id: jsonId, path, title, content: html, tags }))
      .toSorted((a, b) => a.id - b.id),
    products: content.allProduct.nodes,
  });
}

async function siteSearchFile(
  graphql: CreatePagesArgs["graphql"],
  content: SearchContent,
  answers: readonly HelpDocument[],
): Promise<SiteSearchFile> {
  const { labels, headings } = assertPresent(content.searchPage);
  const projects = content.allProject.nodes.map(({ jsonId, title, description }) => ({
    id: jsonId,
    title,
    description,
  }));
  // Without the academy, only the assistant shows its questions and lessons.
  const shown = content.academyPage ? answers : answers.filter(({ kind }) => !ACADEMY_KINDS.includes(kind));
  const families = new Map(content.allProduct.nodes.map(({ path, family }) => [path, family?.name ?? []]));
  const pages = (await readCatalog(graphql)).map((page) => ({
    ...page,
    keywords: [page.keywords, families.get(page.path) ?? []].flat(),
  }));
  const documents = siteDocuments(pages, projects, content.allRelease.nodes, shown, headings);
  return { labels, ...buildIndex(documents, localeOfSite(content)) };
}

const localeOfSite = ({ siteConfig }: SearchContent): string => assertPresent(siteConfig).locale;

/** Writes a file into public/. Without a text, removes the file of an earlier build. */
function writeOrRemove(path: string, text: string | null): void {
  const file = join(resolve("public"), path);
  mkdirSync(dirname(file), { recursive: true });
  if (text === null) rmSync(file, { force: true });
  else writeFileSync(file, text);
}
