import type { Node } from "gatsby";
import { localeOf } from "@capture/domain/lib/locale";
import { assertPresent } from "../../src/lib/assert-present";

/** The part of Gatsby's node model that resolvers use here. Its methods record the dependency of a page on what they find. */
export interface NodeModel {
  getNodeById(query: { id: string }): Node | null;
  findRootNodeAncestor(source: unknown, predicate: (node: Node) => boolean): Node | null;
  findAll<T>(args: { type: string }): Promise<{ entries: Iterable<T> }>;
  findOne<T>(args: { type: string; query: object }): Promise<T | null>;
}

/** The context of a resolver. */
export interface Context {
  readonly nodeModel: NodeModel;
}

/** A computed field: its GraphQL type, and the function that computes it from the node that has it. */
export const computed = <Source>(type: string, compute: (source: Source, model: NodeModel) => unknown) => ({
  type,
  resolve: (source: Source, _args: unknown, { nodeModel }: Context): unknown => compute(source, nodeModel),
});

/** All entries of a type. Placeholders in their texts are not yet replaced. */
export const entriesOf = async <T>(model: NodeModel, type: string): Promise<T[]> => [
  ...(await model.findAll<T>({ type })).entries,
];

/** The entry of a type that has only one, or `null` on a site without it. */
export const findEntry = <T>(model: NodeModel, type: string): Promise<T | null> =>
  model.findOne<T>({ type, query: {} });

/** The locale of the site, such as `en-US`. */
export const siteLocale = async (model: NodeModel): Promise<string> =>
  localeOf(assertPresent(await findEntry<{ language: string; region: string }>(model, "SiteConfig")));
