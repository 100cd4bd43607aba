import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { HELP_SEARCH_PATH } from "../src/search/document";
import { helpDocuments, type HelpContent } from "../src/search/documents";
import { makeIndex } from "../src/search/build-index";
import { siteDocuments, type Headings, type SearchedProject } from "../src/search/site-documents";
import { SITE_SEARCH_PATH, type SiteSearchFile, type SiteSearchLabels } from "../src/search/site-search-file";
import { catalogueFields, catalogueOf, type CatalogueData } from "./catalogue";

interface Searched {
  faqs: { items: HelpContent["faqs"] };
  manuals: { items: HelpContent["manuals"] };
  tutorials: { items: HelpContent["tutorials"] };
  articles: { nodes: HelpContent["articles"] };
  products: { nodes: HelpContent["products"] };
  specificationFields: { items: HelpContent["groups"] };
  projects: { nodes: SearchedProject[] };
  searchPage: { labels: SiteSearchLabels; headings: Headings };
}

/** Most articles in the indexes: phones fetch them, and each adds 8 KB. */
const NEWEST = 300;

const QUERY = `
  query SearchIndexes {
    faqs { items { id question answer docUrl } }
    manuals { items { id title description docUrl } }
    tutorials { items { id title description docUrl } }
    articles: allArticle(sort: { date: DESC }, limit: ${NEWEST}) { nodes { id: jsonId title content tags } }
    products: allProduct(sort: { order: ASC }) {
      nodes {
        slug
        name
        specifications { key value }
        specificationCards { title description }
      }
    }
    specificationFields { items { id title fields { key label compare } } }
    projects: allProject(sort: { order: ASC }) { nodes { id: jsonId title description } }
    searchPage {
      labels { count none }
      headings { page project faq manual tutorial article specification }
    }
    ${catalogueFields}
  }
`;

/**
 * Writes the indexes of the help search and of the site search into public/, where the built site and
 * `gatsby develop` serve them.
 * @throws Error when the content cannot be read
 */
export async function writeSearchIndexes(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const content = await read<Searched & CatalogueData>(graphql, QUERY);
  const answers = helpDocuments({
    faqs: content.faqs.items,
    manuals: content.manuals.items,
    tutorials: content.tutorials.items,
    articles: content.articles.nodes.toSorted((a, b) => a.id - b.id),
    products: content.products.nodes,
    groups: content.specificationFields.items,
  });
  const { labels, headings } = content.searchPage;
  const documents = siteDocuments(catalogueOf(content), content.projects.nodes, answers, headings);
  const siteSearch: SiteSearchFile = { labels, index: JSON.stringify(makeIndex(documents)) };
  mkdirSync(resolve("public"), { recursive: true });
  writeFileSync(join(resolve("public"), HELP_SEARCH_PATH), JSON.stringify(makeIndex(answers)));
  writeFileSync(join(resolve("public"), SITE_SEARCH_PATH), JSON.stringify(siteSearch));
}

async function read<T>(graphql: CreatePagesArgs["graphql"], query: string): Promise<T> {
  const { data, errors } = await graphql<T>(query);
  if (!data) throw new Error(`The content of the search indexes could not be read: ${String(errors)}`);
  return data;
}
