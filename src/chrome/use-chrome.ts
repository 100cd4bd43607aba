import { graphql, useStaticQuery } from "gatsby";
import type { UiWords } from "../ui/words";
import { labels, present, type LabelKey } from "../content/pick";

export interface Chrome {
  site: NonNullable<Queries.ChromeQuery["siteConfig"]>;
  navigation: NonNullable<Queries.ChromeQuery["navigation"]>;
  word: (key: LabelKey<"interface">) => string;
}

/** Menus, footer and labels that stand around every page. */
export function useChrome(): Chrome {
  const data = useStaticQuery<Queries.ChromeQuery>(graphql`
    query Chrome {
      siteConfig {
        brand
        url
        pings {
          endpoints
        }
      }
      navigation {
        menus {
          text
          to
          overview
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
        columns {
          heading
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
      words(name: { eq: "interface" }) {
        words {
          key
          text
        }
      }
    }
  `);
  return {
    site: present(data.siteConfig),
    navigation: present(data.navigation),
    word: labels(data.words, "interface"),
  };
}

/** The words that the parts of src/ui say by themselves. */
export function uiWordsOf({ word }: Chrome): UiWords {
  return {
    newTab: word("newTab"),
    playFilm: word("playFilm"),
    pauseFilm: word("pauseFilm"),
    resumeFilm: word("resumeFilm"),
    close: word("close"),
    dismiss: word("dismiss"),
    notices: word("notices"),
    showMore: word("showMore"),
    shownOf: word("shownOf"),
  };
}
