import { graphql, withPrefix } from "gatsby";
import { useContext } from "react";
import { keepScroll } from "../scroll-position";
import { PagePathContext, withoutLanguage } from "./page-path";

interface LanguageLinksProps {
  /** All languages of the site. */
  languages: readonly Queries.LanguageLinkFragment[];
  /** Style variant of the links. */
  variant: string;
}

/** The path of the file that a host sends for every missing URL. */
const NOT_FOUND = /^\/404/;

/** Links to the same page in the other languages. */
export const LanguageLinks = ({ languages, variant }: LanguageLinksProps) => {
  const path = useContext(PagePathContext);
  return languages
    .filter((language) => `${language.path}/` !== withPrefix("/"))
    .map(({ code, name, path: start }) => (
      <a
        key={code}
        href={start + (NOT_FOUND.test(path) ? "/" : path)}
        hrefLang={code}
        lang={code}
        onClick={({ currentTarget }) => keepPlace(currentTarget, start)}
        sx={{ variant }}
      >
        {name}
      </a>
    ));
};

/** Keeps the URL of a missing page, the query, the fragment and the scroll position. */
function keepPlace(link: HTMLAnchorElement, start: string): void {
  link.pathname = start + withoutLanguage(location.pathname);
  link.search = location.search;
  link.hash = location.hash;
  keepScroll();
}

export const languageLinkFragment = graphql`
  fragment LanguageLink on SiteLanguage {
    code
    name
    path
  }
`;
