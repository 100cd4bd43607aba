import { linkTerms, createTermFinder, type LinkedTerm, type TermFinder } from "@capture/domain/glossary";
import { pathInBuild } from "@capture/content/locales/slugs";
import { detailPath } from "@capture/content/model/routes";
import { fillHtml, fillText } from "./fill-text";
import { markNumberColumns } from "../lib/number-columns";
import { scrollTables } from "../lib/scroll-tables";
import { computed, entriesOf, siteLocale, type NodeModel } from "../lib/node-model";

interface TermNode extends Omit<LinkedTerm, "path"> {
  slug: string;
}

/** The body of an article, with links to the glossary, marked columns of numbers and tables that scroll. */
export const glossaryFields = {
  Article: {
    linkedContent: computed("String!", async ({ title, content }: { title: string; content: string }, model) => {
      const marked = markNumberColumns(fillHtml(content), await siteLocale(model));
      return linkTerms(scrollTables(marked, fillText(title)), await createFinder(model));
    }),
  },
};

/** Creates a finder for the terms of the glossary in texts as pages show them. */
export async function createFinder(nodeModel: NodeModel): Promise<TermFinder> {
  const terms = await entriesOf<TermNode>(nodeModel, "GlossaryTerm");
  return createTermFinder(terms.map(toLinkedTerm), await siteLocale(nodeModel));
}

/** Replaces the placeholders of a term, because those of the searched texts are replaced too. */
const toLinkedTerm = ({ slug, name, synonyms, linkedWords, notIn }: TermNode): LinkedTerm => ({
  path: pathInBuild(detailPath("GlossaryTerm", slug) ?? ""),
  name: fillText(name),
  synonyms: synonyms?.map(fillText),
  linkedWords: linkedWords?.map(fillText),
  notIn: notIn?.map(fillText),
});
