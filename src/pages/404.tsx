import { graphql, type PageProps } from "gatsby";
import { useSyncExternalStore } from "react";
import { present } from "../content/pick";
import { Hero } from "../sections/hero";
import { viewFor } from "../sections/not-found";
import { Seo } from "../seo/seo";

const neverChanges = (): (() => void) => () => undefined;
const currentPath = (): string => window.location.pathname;

/**
 * One page for every address that is not there. The host sends the same file
 * for all of them, so the view that fits the address is chosen after mount.
 */
const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  const { items, seo } = present(data.notFound);
  const path = useSyncExternalStore(neverChanges, currentPath, () => "/");
  const view = viewFor(items, path);
  return (
    <>
      <Seo words={seo} path="/404" noindex />
      <Hero heading={view.heading} lead={view.text} actions={view.actions} />
    </>
  );
};

export default NotFoundPage;

export const query = graphql`
  query NotFoundPage {
    notFound {
      seo {
        ...SeoWordsParts
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
