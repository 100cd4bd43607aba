import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { ANSWERS_PATH } from "../src/search/document";
import { answerDocuments, type AnswerContent } from "../src/search/documents";
import { makeIndex } from "../src/search/build-index";

interface Answers {
  faqs: { items: AnswerContent["faqs"] };
  manuals: { items: AnswerContent["manuals"] };
  tutorials: { items: AnswerContent["tutorials"] };
  allArticle: { nodes: AnswerContent["articles"] };
  allProduct: { nodes: AnswerContent["products"] };
  specificationFields: { items: AnswerContent["groups"] };
}

/** Most articles in the index of the help search: phones fetch it, and each adds 8 KB. */
const NEWEST = 300;

const QUERY = `
  query Answers {
    faqs { items { id question answer docUrl } }
    manuals { items { id title description docUrl } }
    tutorials { items { id title description docUrl } }
    allArticle(sort: { date: DESC }, limit: ${NEWEST}) { nodes { id: jsonId title content tags } }
    allProduct(sort: { order: ASC }) {
      nodes {
        slug
        name
        specifications { key value }
        specificationCards { title description }
      }
    }
    specificationFields { items { id title fields { key label compare } } }
  }
`;

/**
 * Writes the index of the help search into public/, where the built site and `gatsby develop` serve it.
 * @throws Error when the content cannot be read
 */
export async function writeAnswers(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const content = await read<Answers>(graphql, QUERY);
  const documents = answerDocuments({
    faqs: content.faqs.items,
    manuals: content.manuals.items,
    tutorials: content.tutorials.items,
    articles: content.allArticle.nodes.toSorted((a, b) => a.id - b.id),
    products: content.allProduct.nodes,
    groups: content.specificationFields.items,
  });
  mkdirSync(resolve("public"), { recursive: true });
  writeFileSync(join(resolve("public"), ANSWERS_PATH), JSON.stringify(makeIndex(documents)));
}

async function read<T>(graphql: CreatePagesArgs["graphql"], query: string): Promise<T> {
  const { data, errors } = await graphql<T>(query);
  if (!data) throw new Error(`The answers of the help search could not be read from the content: ${String(errors)}`);
  return data;
}
