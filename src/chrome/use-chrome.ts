import { graphql } from "gatsby";
import { labels, present, type LabelKey } from "../content/pick";
import { useSiteContent } from "../content/use-site-content";
import type { UiWords } from "../ui/words";

export interface Chrome {
  site: Queries.ChromeSiteFragment;
  navigation: Queries.ChromeNavigationFragment;
  word: (key: LabelKey<"interface">) => string;
}

export type MenuContent = Chrome["navigation"]["menus"][number];

/** Menus, footer and labels that stand around every page. */
export function useChrome(): Chrome {
  const { siteConfig, navigation, interfaceWords } = useSiteContent();
  return {
    site: present(siteConfig),
    navigation: present(navigation),
    word: labels(interfaceWords, "interface"),
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

export const chromeFragments = graphql`
  fragment ChromeSite on SiteConfig {
    brand
    url
    pings {
      endpoints
    }
  }
  fragment ChromeNavigation on Navigation {
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
`;
