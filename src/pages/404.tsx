import { graphql, type PageProps } from "gatsby";
import { useSyncExternalStore } from "react";
import { assertPresent } from "../lib/assert-present";
import { withoutLanguage } from "../layout/language/page-path";
import { Hero } from "../blocks/hero";
import { findView } from "../features/not-found/not-found";
import { Seo } from "../seo/seo";

const subscribeToNothing = (): (() => void) => () => undefined;
const currentPath = (): string => withoutLanguage(window.location.pathname);

/**
 * The hero of the page for a missing URL. The host sends the same file for every missing URL, so the text for the path is
 * chosen after hydration. Only this component then renders again: React reports an error when the head changes before it
 * is hydrated.
 */
const NotFoundHero = ({ items }: Pick<NonNullable<Queries.NotFoundPageQuery["notFound"]>, "items">) => {
  const path = useSyncExternalStore(subscribeToNothing, currentPath, () => "/");
  const view = findView(items, path);
  return <Hero heading={view.heading} lead={view.text} actions={view.actions} />;
};

/** The page for every missing URL. */
const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  const { items, seo } = assertPresent(data.notFound);
  return (
    <>
      <Seo seo={seo} path="/404" />
      <NotFoundHero items={items} />
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
  }
`;
