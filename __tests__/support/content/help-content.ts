import type { HelpSearchContent } from "../../../src/search/help-documents";
import { entriesIn } from "./data";
import { itemsOf } from "./pages";

/** The real content that the index of the help search is built from. */
export const helpContent: HelpSearchContent = {
  faqs: itemsOf("academy/faqs.json"),
  manuals: itemsOf("academy/manuals.json"),
  tutorials: itemsOf("academy/tutorials.json"),
  articles: entriesIn("articles"),
  products: entriesIn("products"),
  groups: itemsOf("specification-fields.json"),
};
