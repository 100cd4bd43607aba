import { graphql } from "gatsby";

/** Menus and footer, including the links to products and solutions, which the build inserts (gatsby/node/navigation.ts). */
export type Navigation = Queries.ChromeNavigationFragment;

/** A menu of the bar with its rows, and the text and target of its last link. */
export type MenuContent = Navigation["menus"][number];

/** The container query for a bar that has room for all of its links. Narrower bars have the phone menu. */
export const getWideQuery = ({ barWidth }: Pick<Navigation, "barWidth">): string =>
  `@container (min-width: ${barWidth}rem)`;

export const navigationFragments = graphql`
  fragment ChromeNavigation on Navigation {
    menus {
      text
      to
      overview
      items: rows {
        text
        to
        description
        icon
        products {
          to
          text
        }
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
      links: rows {
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
`;
