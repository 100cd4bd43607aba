import type { Node } from "gatsby";
import { isDeepStrictEqual } from "node:util";
import { contentFile, contentFolder } from "@capture/content/model/folder";
import { upToDateHistory } from "@capture/content/history/up-to-date";
import { parseHistory } from "@capture/content/history/history-files";
import type { SpecificationGroup } from "@capture/domain/specifications";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { statedSize } from "@capture/domain/outer-size";
import { computed, entriesOf, findEntry, siteLocale, type NodeModel } from "../../lib/node-model";
import { frontOfModel, type ModelSource, type ProductSource } from "../../outputs/models/fields";
import { changedFiles, productFile, type ChangeSources, type LegalText } from "./changed-files";
import { newestFirst, publishedChanges, type HistoryWords, type PublishedChange } from "./published-changes";

/** Types of the changes of spec values, records and legal texts, as pages and feeds show them. */
export const changeTypes = `
  "Words of a text that stayed, were removed or were added."
  type ChangePart {
    state: String!
    text: String!
  }

  "The outer size of a device before and after a change."
  type SizeChange {
    before: OuterSize!
    after: OuterSize!
  }

  "A change of a published spec value, a record or a legal text."
  type PublishedChange {
    id: String!
    kind: String!
    key: String!
    date: String!
    dateText: String!
    name: String!
    path: String!
    field: String!
    sentence: String!
    parts: [ChangePart!]!
    excerpt: [ChangePart!]!
    sizes: SizeChange
    "A picture of the front of a device whose outer size has changed, if the size after the change is still its own."
    front: String
    reason: String
  }
`;

type LegalNode = Node & Omit<LegalText, "source">;

const CHANGES = "[PublishedChange!]!";

/** The changes of the values of records, those of the texts of legal pages, and the list of all of them. */
export const changeFields = {
  ProductRecord: {
    changes: computed(CHANGES, ({ device }: { device: string }, model) =>
      changesOf(model, `product-records/${device}.json`),
    ),
  },
  LegalPage: {
    changes: computed(CHANGES, async (page: LegalNode, model) => changesOf(model, await sourceOf(page, model))),
  },
  PublishedChange: { front: computed("String", frontOf) },
  ChangesPage: { list: computed(CHANGES, (_source, model) => allChanges(model)) },
};

async function frontOf({ source, sizes }: PublishedChange, nodeModel: NodeModel): Promise<string | null> {
  if (!sizes) return null;
  const products = await entriesOf<ProductSource & { slug: string; model?: string }>(nodeModel, "Product");
  const product = products.find(({ slug }) => productFile(slug) === source);
  const size = statedSize(product?.specifications ?? []);
  const models = await entriesOf<ModelSource & { slug: string }>(nodeModel, "Model");
  const model = models.find(({ slug }) => slug === product?.model);
  return model && isDeepStrictEqual(size, sizes.after) ? frontOfModel(contentFile(model.glb)) : null;
}

/** The changes of a file below the data folder, newest first. */
export async function changesOf(nodeModel: NodeModel, source: string): Promise<PublishedChange[]> {
  return (await allChanges(nodeModel)).filter((change) => change.source === source);
}

/** Every change, newest first; none on a site without a history. */
async function allChanges(nodeModel: NodeModel): Promise<PublishedChange[]> {
  const words = await findEntry<HistoryWords>(nodeModel, "HistoryLabels");
  if (!words) return [];
  const locale = await siteLocale(nodeModel);
  const entries = await entriesOf<{ source: string }>(nodeModel, "History");
  const histories = new Map(entries.map((node) => [node.source, node]));
  return newestFirst(
    changedFiles(await readSources(nodeModel)).flatMap((file) => {
      const node = histories.get(file.source);
      if (!node) return [];
      // A node has the fields of its document.
      const history = parseHistory(node as unknown as JsonValue);
      const { changes } = upToDateHistory(contentFolder(), file.source, history);
      return publishedChanges(file, changes, words, locale);
    }),
  );
}

async function readSources(nodeModel: NodeModel): Promise<ChangeSources> {
  const legal = await entriesOf<LegalNode>(nodeModel, "LegalPage");
  const fields = await entriesOf<{ items: SpecificationGroup[] }>(nodeModel, "SpecificationFields");
  const recordLabels = await findEntry<object>(nodeModel, "ProductRecordLabels");
  return {
    products: await entriesOf(nodeModel, "Product"),
    records: await entriesOf(nodeModel, "ProductRecord"),
    legal: await Promise.all(legal.map(async (page) => ({ ...page, source: await sourceOf(page, nodeModel) }))),
    groups: fields.flatMap(({ items }) => items),
    recordLabels: (recordLabels ?? {}) as JsonValue,
  };
}

/** The file of an entry, relative to the content folder. */
async function sourceOf({ parent }: Node, nodeModel: NodeModel): Promise<string> {
  const file = await nodeModel.findOne<{ relativePath: string }>({
    type: "File",
    query: { filter: { id: { eq: parent } } },
  });
  return file?.relativePath ?? "";
}
