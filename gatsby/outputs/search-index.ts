import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { HELP_SEARCH_PATH } from "../../src/search/document";
import { helpDocuments } from "../../src/search/help-documents";
import { buildIndex } from "../../src/search/build-index";
import { siteDocuments } from "../../src/search/site-documents";
import { SITE_SEARCH_PATH, type SiteSearchFile } from "../../src/search/site-search-file";
import { readCatalog } from "../lib/catalog";
import { readContent } from "../lib/read-content";

/** In `gatsby develop`, pages show a change first; the indexes, which take 0.2 s, are written after this delay. */
const DEVELOP_DELAY_MS = 2000;
let developTimer: NodeJS.Timeout | undefined;

/** Phones fetch the indexes, and each article adds 8 KB. */
const MAX_ARTICLES = 300;

const KEYS = [
  "faqs",
  "manuals",
  "tutorials",
  "allArticle",
  "allProduct",
  "allSpecificationFields",
  "allProject",
  "searchPage",
] as const;

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
        specifications { key value }
        specificationCards { title description }
      }
    }
    allSpecificationFields { nodes { items { id title fields { key label compare } } } }
    allProject(sort: { order: ASC }) { nodes { jsonId title description } }
    searchPage {
      labels { count none all }
      headings { page project tour faq manual tutorial article specification }
    }
  }
`;

/**
 * Writes the indexes of the help search and the site search into public/, which both the built site and `gatsby develop`
 * serve. `gatsby develop` writes them DEVELOP_DELAY_MS after the last change.
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
  const content = await readContent(graphql, KEYS, QUERY);
  const answers = helpDocuments({
    faqs: content.faqs.items,
    manuals: content.manuals.items,
    tutorials: content.tutorials.items,
    articles: content.allArticle.nodes
      .map(({ jsonId, path, title, content: html, tags }) => ({ id: jsonId, path, title, content: html, tags }))
      .toSorted((a, b) => a.id - b.id),
    products: content.allProduct.nodes,
    groups: content.allSpecificationFields.nodes.flatMap(({ items }) => items),
  });
  const { labels, headings } = content.searchPage;
  const projects = content.allProject.nodes.map(({ jsonId, title, description }) => ({
    id: jsonId,
    title,
    description,
  }));
  const documents = siteDocuments(await readCatalog(graphql), projects, answers, headings);
  const siteSearch: SiteSearchFile = { labels, index: JSON.stringify(buildIndex(documents)) };
  mkdirSync(resolve("public"), { recursive: true });
  writeFileSync(join(resolve("public"), HELP_SEARCH_PATH), JSON.stringify(buildIndex(answers)));
  writeFileSync(join(resolve("public"), SITE_SEARCH_PATH), JSON.stringify(siteSearch));
}
