import { ThemeProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { theme } from "../theme/theme";
import { ErrorBoundary } from "../ui/error-boundary";
import { isEmbedded } from "./embed/embedded-pages";
import { EmbeddedLayout } from "./embed/embedded-layout";
import { PagePathContext, withoutLanguage } from "./language/page-path";
import { Layout } from "./layout";

type WrapPageElement = NonNullable<GatsbyBrowser["wrapPageElement"]>;

/**
 * Wraps a page in theme and layout, in the browser and in the build. Theme UI reads its theme from emotion's provider.
 * Theme UI's own provider also merges nested themes, which would add 0.5 KB to every page.
 */
export const wrapPageElement: WrapPageElement = ({ element, props }) => {
  const path = withoutLanguage(props.location.pathname);
  const PageLayout = isEmbedded(path) ? EmbeddedLayout : Layout;
  return (
    <ThemeProvider theme={theme}>
      <PagePathContext.Provider value={path}>
        <PageLayout>
          {/* The key resets the boundary on navigation. */}
          <ErrorBoundary key={props.path}>{element}</ErrorBoundary>
        </PageLayout>
      </PagePathContext.Provider>
    </ThemeProvider>
  );
};
