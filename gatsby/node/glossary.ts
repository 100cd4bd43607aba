import {
  linkTerms,
  createTermFinder,
  findTermUses,
  type LinkedTerm,
  type TermFinder,
  type TermUse,
} from "@capture/domain/glossary";
import { deviceRows, type Specification, type SpecificationGroup } from "@capture/domain/specifications";
import { localeOf } from "@capture/domain/lib/locale";
import { pathInBuild } from "@capture/content/locales/slugs";
import { detailPath } from "@capture/content/model/routes";
import { fillHtml, fillText } from "./fill-text";
import { computed, type NodeModel } from "../lib/node-model";

export const glossaryTypes = `
  "The first use in a specification of a term that the glossary explains."
  type TermUse {
    key: String!
    inLabel: Boolean!
    text: String!
    to: String!
  }
`;

interface TermNode extends Omit<LinkedTerm, "path"> {
  slug: string;
}

/** The fields with links to the glossary: an article's body, and terms in a device's specification. */
export const glossaryFields = {
  Article: {
    linkedContent: computed("String!", async ({ content }: { content: string }, model) =>
      linkTerms(fillHtml(content), await createFinder(model)),
    ),
  },
  Product: {
    termUses: computed("[TermUse!]!", ({ specifications = [] }: { specifications?: Specification[] }, model) =>
      findUsesIn(specifications, model),
    ),
  },
};

async function findUsesIn(specifications: readonly Specification[], nodeModel: NodeModel): Promise<TermUse[]> {
  const { entries } = await nodeModel.findAll<{ items: SpecificationGroup[] }>({ type: "SpecificationFields" });
  const groups = [...entries].flatMap(({ items }) => items);
  const rows = deviceRows(groups, { specifications }).flatMap((group) => group.rows);
  return findTermUses(
    rows.map(({ key, label, value }) => ({ key, label: fillText(label), value: fillText(value) })),
    await createFinder(nodeModel),
  );
}

async function createFinder(nodeModel: NodeModel): Promise<TermFinder> {
  const { entries } = await nodeModel.findAll<TermNode>({ type: "GlossaryTerm" });
  const site = await nodeModel.findOne<Parameters<typeof localeOf>[0]>({ type: "SiteConfig", query: {} });
  return createTermFinder([...entries].map(toLinkedTerm), site ? localeOf(site) : "");
}

/** Replaces the placeholders of a term, because those of the searched texts are replaced too. */
const toLinkedTerm = ({ slug, name, synonyms, linkedWords, notIn }: TermNode): LinkedTerm => ({
  path: pathInBuild(detailPath("GlossaryTerm", slug) ?? ""),
  name: fillText(name),
  synonyms: synonyms?.map(fillText),
  linkedWords: linkedWords?.map(fillText),
  notIn: notIn?.map(fillText),
});
