import { localeOf } from "@capture/domain/lib/locale";
import { buildIndex } from "../../../src/search/build-index";
import type { Answer, HelpDocument } from "../../../src/search/document";
import { helpDocuments, type HelpSearchContent } from "../../../src/search/help-documents";
import { openHelpSearch } from "../../../src/search/help-search";
import { contentOf, entriesIn } from "./data";
import { specificationTablesOf, type Specified } from "./devices";
import { itemsOf } from "./pages";

type Product = HelpSearchContent["products"][number];

/** The real content that the index of the help search is built from. */
export const helpContent: HelpSearchContent = {
  faqs: itemsOf("academy/faqs.json"),
  manuals: itemsOf("academy/manuals.json"),
  tutorials: itemsOf("academy/tutorials.json"),
  articles: entriesIn("articles"),
  products: entriesIn<Omit<Product, "specificationTables"> & Specified>("products").map((product) => ({
    ...product,
    specificationTables: specificationTablesOf(product),
  })),
};

/** A question, and the first answer that the help search finds. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: Answer;
}

/**
 * The first FAQ, and the first figure of a specification, that the help search finds by their own words. The question for
 * a figure has the name of its field and of its device: `Weight PRO`.
 */
export function findAnsweredQuestions(): Partial<Record<"faq" | "figure", AnsweredQuestion>> {
  const documents = helpDocuments(helpContent);
  const search = openHelpSearch(buildIndex(documents, localeOf(contentOf("site.json"))));
  const find = (kind: HelpDocument["kind"], questionOf: (document: HelpDocument) => string) => {
    for (const document of documents.filter((each) => each.kind === kind)) {
      const question = questionOf(document);
      const [answer] = search.ask(question);
      if (answer?.id === document.id) return { question, answer };
    }
    return undefined;
  };
  const [faq, figure] = [
    find("faq", ({ title }) => title),
    find("specification", ({ title, source }) => `${title} ${source}`),
  ];
  return { ...(faq && { faq }), ...(figure && { figure }) };
}
