import { ThemeProvider } from "@theme-ui/core";
import type { GatsbyBrowser } from "gatsby";
import { theme } from "../theme/theme";
import { Layout } from "./layout";

type WrapPageElement = NonNullable<GatsbyBrowser["wrapPageElement"]>;

/** Puts theme and layout around a page, in the browser and when its HTML is made. */
export const wrapPageElement: WrapPageElement = ({ element }) => (
  <ThemeProvider theme={theme}>
    <Layout>{element}</Layout>
  </ThemeProvider>
);
