import { graphql, withPrefix } from "gatsby";
import { useContext } from "react";
import { keepScroll } from "../scroll-position";
import { PagePathContext, withoutLanguage } from "./page-path";
import { pathIn } from "./path-in";

interface LanguageLinksProps {
  /** The languages to which the links lead; that of the page gets none. */
  languages: readonly Queries.LanguageLinkFragment[];
  /** Style variant of the links. */
  variant: string;
}

/** The path of the file that a host sends for every missing URL. */
const NOT_FOUND = /^\/404/;

/** Links to the same page in the other languages. */
export const LanguageLinks = ({ languages, variant }: LanguageLinksProps) => {
  const path = useContext(PagePathContext);
  const current = languages.find(isCurrent);
  return languages
    .filter((language) => !isCurrent(language))
    .map((language) => (
      <a
        key={language.code}
        href={language.path + (NOT_FOUND.test(path) ? "/" : pathIn(language, path, current))}
        hrefLang={language.code}
        lang={language.code}
        onClick={({ currentTarget }) =>
          keepPlace(currentTarget, language.path + pathIn(language, withoutLanguage(location.pathname), current))
        }
        sx={{ variant }}
      >
        {language.name}
      </a>
    ));
};

/** Whether the page is in this language. */
export const isCurrent = ({ path }: Queries.LanguageLinkFragment): boolean => `${path}/` === withPrefix("/");

/** Keeps the URL of a missing page, the query, the fragment and the scroll position. */
function keepPlace(link: HTMLAnchorElement, path: string): void {
  link.pathname = path;
  link.search = location.search;
  link.hash = location.hash;
  keepScroll();
}

export const languageLinkFragment = graphql`
  fragment LanguageLink on SiteLanguage {
    code
    name
    path
    paths {
      path
      source
    }
  }
`;
