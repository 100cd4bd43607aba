import { withEntries } from "../../../gatsby/node/navigation";
import type { Navigation } from "../../../src/layout/navigation";
import { contentOf } from "./data";

/** The fields of a product or a solution that menus show. */
export interface MenuEntry {
  readonly name: string;
  readonly path: string;
  readonly menuLine: string;
  readonly menuLink?: string | null;
  readonly icon: string;
}

type Rows = Navigation["menus"][number]["items"];

interface NavigationFile extends Omit<Navigation, "menus" | "columns"> {
  readonly menus: readonly (Omit<Navigation["menus"][number], "items"> & { entries?: string; items?: Rows })[];
  readonly columns: readonly (Navigation["columns"][number] & { entries?: string })[];
}

/** The menus and links of the site as a query returns them, with these products and solutions in their order. */
export function shownNavigation(products: readonly MenuEntry[], solutions: readonly MenuEntry[]): Navigation {
  const { menus, columns, ...others } = contentOf<NavigationFile>("navigation.json");
  const rows = { products: products.map(toRow), solutions: solutions.map(toRow) };
  return {
    ...others,
    menus: withEntries(menus, rows).map((menu) => ({ ...menu, items: menu.rows as Rows })),
    columns: withEntries(columns, rows).map((column) => ({ ...column, links: column.rows })),
  };
}

const toRow = ({ name, path, menuLine, menuLink, icon }: MenuEntry) => ({
  ...{ text: name, to: menuLink ?? path, description: menuLine, icon },
  products: null,
});
