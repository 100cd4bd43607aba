import { graphql, type PageProps } from "gatsby";
import { useSyncExternalStore } from "react";
import { assertPresent } from "../lib/assert-present";
import { Hero } from "../components/blocks/hero";
import { findView } from "../features/not-found/not-found";
import { Seo } from "../seo/seo";

const neverChanges = (): (() => void) => () => undefined;
const currentPath = (): string => window.location.pathname;

/**
 * The host sends the same file for every missing address, so the view for the
 * address is chosen after mount. Only this component updates then: an update
 * of the head before it has hydrated is an error to React.
 */
const View = ({ items }: Pick<NonNullable<Queries.NotFoundPageQuery["notFound"]>, "items">) => {
  const path = useSyncExternalStore(neverChanges, currentPath, () => "/");
  const view = findView(items, path);
  return <Hero heading={view.heading} lead={view.text} actions={view.actions} />;
};

/** One page for every address that is not there. */
const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  const { items, seo } = assertPresent(data.notFound);
  return (
    <>
      <Seo seo={seo} path="/404" />
      <View items={items} />
    </>
  );
};

export default NotFoundPage;

export const query = graphql`
  query NotFoundPage {
    notFound {
      seo {
        ...SeoParts
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
