import createCache from "@emotion/cache";
import { CacheProvider, Global, ThemeProvider } from "@emotion/react";
import type { GlobalProvider } from "@ladle/react";
import { setStaticQueryResult } from "../__tests__/support/dom/gatsby";
import { UiLabelsContext } from "../src/ui/labels";
import { NoticesProvider } from "../src/ui/notices/notices";
import { DialogsProvider } from "../src/forms/ui/dialogs";
import { bandProperties } from "../src/theme/bands";
import { globalStyles } from "../src/theme/global";
import { theme } from "../src/theme/theme";
import { siteContent } from "./content";
import { galleryStyles } from "./gallery-styles";
import { PaletteContext, toPalette } from "./palette";

setStaticQueryResult(siteContent);

/** Writes styles as text, which Ladle copies into its frame of a certain width. */
const cache = createCache({ key: "css", speedy: false });

/** Draws a story on the selected band, with the theme and the providers of a page. Ladle requires the name. */
export const Provider: GlobalProvider = ({ children, globalState, storyMeta }) => {
  const palette = toPalette(globalState.theme);
  const isFullWidth = (storyMeta as { isFullWidth?: boolean } | undefined)?.isFullWidth ?? false;
  // In the mode “full”, the frame of Ladle has a main element.
  const Main = globalState.mode === "preview" ? "main" : "div";
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Global styles={[globalStyles, galleryStyles]} />
        {/* In the document of the story, which may be a frame. */}
        <div hidden dangerouslySetInnerHTML={{ __html: ICON_SHEET }} />
        <PaletteContext.Provider value={palette}>
          <UiLabelsContext.Provider value={siteContent.interfaceLabels}>
            <NoticesProvider>
              <DialogsProvider>
                <Main
                  data-story={globalState.story}
                  style={{ ...bandProperties(palette), colorScheme: palette === "ink" ? "dark" : "light" }}
                  sx={{ minHeight: "100vh", p: isFullWidth ? 0 : [5, 7, 8], bg: "background", color: "text" }}
                >
                  {children}
                </Main>
              </DialogsProvider>
            </NoticesProvider>
          </UiLabelsContext.Provider>
        </PaletteContext.Provider>
      </ThemeProvider>
    </CacheProvider>
  );
};
