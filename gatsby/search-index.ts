import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { ANSWERS_PATH } from "../src/search/document";
import { answerDocuments, type AnswerContent } from "../src/search/documents";
import { makeIndex } from "../src/search/build-index";

interface Groups {
  specificationFields: { items: AnswerContent["groups"] };
}

interface Rest {
  faqs: { items: AnswerContent["faqs"] };
  manuals: { items: AnswerContent["manuals"] };
  tutorials: { items: AnswerContent["tutorials"] };
  allArticle: { nodes: AnswerContent["articles"] };
  allProduct: { nodes: AnswerContent["products"] };
}

const GROUPS = `
  query AnswerGroups {
    specificationFields {
      items {
        id
        title
        fields {
          key
          label
        }
      }
    }
  }
`;

/** Most articles in the index of the help search: phones fetch it, and each adds 8 KB. */
const NEWEST = 300;

/** Asks for the specification fields that the content names. */
const restQuery = (figures: readonly string[]): string => `
  query Answers {
    faqs { items { id question answer docUrl } }
    manuals { items { id title description docUrl } }
    tutorials { items { id title description docUrl } }
    allArticle(sort: { date: DESC }, limit: ${NEWEST}) { nodes { id: jsonId title content tags } }
    allProduct(sort: { order: ASC }) {
      nodes {
        slug
        name
        specifications { ${figures.join(" ")} }
        specificationCards { title description }
      }
    }
  }
`;

/**
 * Writes the index of the help search into public/, where the built site and `gatsby develop` serve it.
 * @throws Error when the content cannot be read
 */
export async function writeAnswers(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const groups = (await read<Groups>(graphql, GROUPS)).specificationFields.items;
  const figures = groups.flatMap(({ fields }) => fields.map(({ key }) => key));
  const rest = await read<Rest>(graphql, restQuery(figures));
  const documents = answerDocuments({
    faqs: rest.faqs.items,
    manuals: rest.manuals.items,
    tutorials: rest.tutorials.items,
    articles: rest.allArticle.nodes.toSorted((a, b) => a.id - b.id),
    products: rest.allProduct.nodes,
    groups,
  });
  mkdirSync(resolve("public"), { recursive: true });
  writeFileSync(join(resolve("public"), ANSWERS_PATH), JSON.stringify(makeIndex(documents)));
}

async function read<T>(graphql: CreatePagesArgs["graphql"], query: string): Promise<T> {
  const { data, errors } = await graphql<T>(query);
  if (!data) throw new Error(`The answers of the help search could not be read from the content: ${String(errors)}`);
  return data;
}
