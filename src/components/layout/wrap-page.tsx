import { ThemeProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { theme } from "../../theme/theme";
import { ErrorBoundary } from "../ui/error-boundary";
import { isEmbedded } from "./embed/embedded-pages";
import { EmbeddedLayout } from "./embed/embedded-layout";
import { Layout } from "./layout";

type WrapPageElement = NonNullable<GatsbyBrowser["wrapPageElement"]>;

/**
 * Puts theme and layout around a page, in the browser and when its HTML is made. The provider is
 * emotion's, which Theme UI reads: merging nested themes would cost every page 0.5 KB.
 */
export const wrapPageElement: WrapPageElement = ({ element, props }) => {
  const PageLayout = isEmbedded(props.location.pathname) ? EmbeddedLayout : Layout;
  return (
    <ThemeProvider theme={theme}>
      <PageLayout>
        {/* Another page gets a boundary of its own. */}
        <ErrorBoundary key={props.path}>{element}</ErrorBoundary>
      </PageLayout>
    </ThemeProvider>
  );
};
