import { ThemeProvider } from "@theme-ui/core";
import type { GatsbyBrowser } from "gatsby";
import { theme } from "../theme/theme";
import { isBare } from "./bare";
import { BareLayout } from "./bare-layout";
import { Layout } from "./layout";

/** Given as a function a theme is taken as it is; as an object it would be merged, by a script that nothing else needs. */
const asItIs = (): typeof theme => theme;

type WrapPageElement = NonNullable<GatsbyBrowser["wrapPageElement"]>;

/** Puts theme and layout around a page, in the browser and when its HTML is made. */
export const wrapPageElement: WrapPageElement = ({ element, props }) => {
  const Around = isBare(props.location.pathname) ? BareLayout : Layout;
  return (
    <ThemeProvider theme={asItIs}>
      <Around>{element}</Around>
    </ThemeProvider>
  );
};
