import { graphql, type PageProps } from "gatsby";
import { useSyncExternalStore, type ReactNode } from "react";
import { assertPresent } from "../lib/assert-present";
import { withoutLanguage } from "../layout/language/page-path";
import { getHeroPreload, Hero } from "../blocks/hero";
import { findView } from "../features/not-found/not-found";
import { SearchForm } from "../features/not-found/search-form";
import { Seo } from "../seo/seo";

const subscribeToNothing = (): (() => void) => () => undefined;
const currentPath = (): string => withoutLanguage(window.location.pathname);

interface NotFoundHeroProps extends Pick<NonNullable<Queries.NotFoundPageQuery["notFound"]>, "items" | "picture"> {
  /** Content below the buttons. */
  children: ReactNode;
}

/**
 * The hero of the page for a missing URL. The host sends the same file for every missing URL, so the text for the path is
 * chosen after hydration. Only this component then renders again: React reports an error when the head changes before it
 * is hydrated.
 */
const NotFoundHero = ({ items, picture, children }: NotFoundHeroProps) => {
  const path = useSyncExternalStore(subscribeToNothing, currentPath, () => "/");
  const view = findView(items, path);
  return (
    <Hero heading={view.heading} lead={view.text} picture={picture} actions={view.actions}>
      {children}
    </Hero>
  );
};

/** The page for every missing URL. */
const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  const { items, picture, seo } = assertPresent(data.notFound);
  return (
    <>
      <Seo seo={seo} path="/404" preload={getHeroPreload(picture)} />
      <NotFoundHero items={items} picture={picture}>
        {data.searchPage && <SearchForm action={data.searchPage.route} {...assertPresent(data.interfaceLabels)} />}
      </NotFoundHero>
    </>
  );
};

export default NotFoundPage;

export const query = graphql`
  query NotFoundPage {
    notFound {
      seo {
        ...SeoFields
      }
      picture {
        ...WholePicture
      }
      items {
        id
        prefix
        heading
        text
        actions {
          text
          to
        }
      }
    }
    searchPage {
      route
    }
    interfaceLabels {
      search
      searchPlaceholder
    }
  }
`;
