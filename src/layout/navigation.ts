import { graphql } from "gatsby";

type Content = Queries.ChromeNavigationFragment;
type Product = Queries.MenuProductFragment;
type Solution = Queries.MenuSolutionFragment;

interface NavLink {
  readonly text: string;
  readonly to: string;
}

export interface MenuRow extends NavLink {
  readonly description: string;
  readonly icon: string;
}

/** A menu of the bar with its rows, and the text and target of its last link. */
export interface MenuContent {
  readonly text: string;
  readonly to: string | null;
  readonly overview: string | null;
  readonly items: readonly MenuRow[];
}

/** Menus and footer, including the links to products and solutions. */
export interface Navigation extends Omit<Content, "menus" | "columns"> {
  readonly menus: readonly MenuContent[];
  readonly columns: readonly { readonly heading: string; readonly links: readonly NavLink[] }[];
}

/** The container query for a bar that has room for all of its links. Narrower bars have the phone menu. */
export const getWideQuery = ({ barWidth }: Pick<Navigation, "barWidth">): string =>
  `@container (min-width: ${barWidth}rem)`;

/**
 * Inserts products and solutions where data/navigation.json has `entries`, before the rows and links of the file. Omits
 * menus and columns without any.
 */
export function buildNavigation(
  content: Content,
  products: readonly Product[],
  solutions: readonly Solution[],
): Navigation {
  const rows: Record<string, readonly MenuRow[]> = {
    products: products.map((product) => toMenuRow(product, product.menuLink ?? product.path)),
    solutions: solutions.map((solution) => toMenuRow(solution, solution.path)),
  };
  const findRows = (name: string | null): readonly MenuRow[] => rows[name ?? ""] ?? [];
  return {
    ...content,
    menus: content.menus
      .map((menu) => ({ ...menu, items: [...findRows(menu.entries), ...(menu.items ?? [])] }))
      .filter(({ items }) => items.length > 0),
    columns: content.columns
      .map((column) => ({ ...column, links: [...findRows(column.entries), ...column.links] }))
      .filter(({ links }) => links.length > 0),
  };
}

function toMenuRow({ name, menuLine, icon }: Solution, to: string): MenuRow {
  return { text: name, to, description: menuLine, icon };
}

export const navigationFragments = graphql`
  fragment ChromeNavigation on Navigation {
    menus {
      text
      to
      overview
      entries
      items {
        text
        to
        description
        icon
      }
    }
    links {
      text
      to
    }
    logIn {
      text
      to
    }
    demo {
      text
      to
    }
    barWidth
    columns {
      heading
      entries
      links {
        text
        to
      }
    }
    legal {
      text
      to
    }
    note
  }
  fragment MenuProduct on Product {
    path
    name
    menuLine
    menuLink
    icon
  }
  fragment MenuSolution on Solution {
    path
    name
    menuLine
    icon
  }
`;
