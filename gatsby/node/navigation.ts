import type { Node } from "gatsby";
import { isPublished, showsDrafts } from "@capture/content/model/drafts";
import { contentFolder } from "@capture/content/model/folder";
import { readTimeZone } from "@capture/content/model/publication";
import { readSchemas } from "@capture/content/model/schemas";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { MAX_LISTED_PRODUCTS } from "@capture/domain/products/many-products";
import { entriesOf, type Context, type NodeModel } from "../lib/node-model";
import { DRAFT_MARK } from "./drafts";
import { nodePath } from "./node-path";

/** A menu with more products shows only the families. */
const MAX_MENU_PRODUCTS = 48;

const PRODUCTS_PAGE = "/products";

/** Types of the rows that menus and footer show. */
export const menuTypes = `
  "A row of a menu or a link of the footer: an entry, a family of products, or a row of the file."
  type ShownRow {
    text: String! @filled
    to: String! @filled
    description: String! @filled
    icon: String!
    "The products of a family; empty if menus have no room for them."
    products: [ShownRow!]
  }

  type Menu {
    rows: [ShownRow!]!
  }

  type FooterColumn {
    rows: [ShownRow!]!
  }
`;

interface ShownRow {
  readonly text: string;
  readonly to: string;
  readonly description?: string;
  readonly icon?: string;
  readonly products?: readonly ShownRow[] | null;
}

type Rows = Readonly<Record<string, readonly ShownRow[]>>;

interface RowList {
  readonly entries?: string | null;
  /** The rows of a menu, or the links of a column. */
  readonly items?: readonly ShownRow[] | null;
  readonly links?: readonly ShownRow[];
}

/** Menus or columns with the rows of their `entries` before those of the file. Omits those without any. */
export const withEntries = <L extends RowList>(lists: readonly L[], rows: Rows) =>
  lists
    .map((list) => ({ ...list, rows: [...(rows[list.entries ?? ""] ?? []), ...(list.items ?? list.links ?? [])] }))
    .filter((list) => list.rows.length > 0);

interface EntryNode extends Node {
  readonly order: number;
  readonly name: string;
  readonly menuLine: string;
  readonly menuLink?: string;
  readonly icon: string;
  readonly family?: string;
}

interface FamilyNode {
  readonly slug: string;
  readonly order: number;
  readonly name: string;
  readonly line?: string;
}

interface NavigationNode {
  readonly menus: readonly RowList[];
  readonly columns: readonly RowList[];
}

/** Menus and columns with the entries that they list. The build inserts them, so that pages need no script for it. */
export const navigationFields = {
  Navigation: {
    menus: {
      resolve: async ({ menus }: NavigationNode, _args: unknown, { nodeModel }: Context) =>
        withEntries(menus, await readRows(nodeModel)),
    },
    columns: {
      resolve: async ({ columns }: NavigationNode, _args: unknown, { nodeModel }: Context) =>
        withEntries(columns, await readRows(nodeModel)),
    },
  },
};

async function readRows(model: NodeModel): Promise<Rows> {
  return {
    products: await productRows(model),
    solutions: (await sortedEntries<EntryNode>(model, "Solution")).map(toRow),
  };
}

/** The families, then the products without one. Of many products, the first. */
async function productRows(model: NodeModel): Promise<ShownRow[]> {
  const products = await sortedEntries<EntryNode>(model, "Product");
  const hasOverview = (await entriesOf<{ route: string }>(model, "Page")).some(({ route }) => route === PRODUCTS_PAGE);
  // Families lead to the filter of the overview.
  if (!hasOverview) return products.map(toRow);
  const families = (await sortedEntries<FamilyNode>(model, "ProductFamily")).flatMap(({ slug, name, line = "" }) => {
    const members = products.filter(({ family }) => family === slug);
    const [first] = members;
    const row = { text: name, to: `${PRODUCTS_PAGE}?family=${slug}`, description: line };
    return first
      ? [{ ...row, icon: first.icon, products: products.length > MAX_MENU_PRODUCTS ? [] : members.map(toRow) }]
      : [];
  });
  const others = products.filter(({ family }) => family === undefined);
  const shown = products.length > MAX_LISTED_PRODUCTS ? others.slice(0, MAX_LISTED_PRODUCTS) : others;
  return [...families, ...shown.map(toRow)];
}

async function sortedEntries<E extends { readonly order: number }>(model: NodeModel, type: string): Promise<E[]> {
  return (await entriesOf<E>(model, type)).sort((one, other) => one.order - other.order);
}

const toRow = (node: EntryNode): ShownRow => ({
  text: isDraft(node) ? DRAFT_MARK + node.name : node.name,
  to: node.menuLink ?? nodePath(node) ?? "",
  description: node.menuLine,
  icon: node.icon,
});

/** Whether a build with drafts marks the name of an entry. */
function isDraft(node: EntryNode): boolean {
  if (!showsDrafts()) return false;
  const folder = contentFolder();
  const schema = [...readSchemas(folder).values()].find(({ title }) => title === node.internal.type);
  return !!schema && !isPublished({ value: node as unknown as JsonValue, schema, zone: readTimeZone(folder) });
}
