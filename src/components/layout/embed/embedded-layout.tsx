import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import { bandProperties, bands } from "../../../theme/bands";
import { UiLabelsContext } from "../../ui/labels";
import { useLayoutContent } from "../use-layout-content";

/** The whole document on ink, its scrollbar too. They stand behind the site's own ground. */
const inkStyles = { ":root": { ...bandProperties("ink"), colorScheme: "dark", background: bands.ink.ground } };

/** What stands around a page that is shown in a frame: the words of its parts, and nothing to be seen. */
export const EmbeddedLayout = ({ children }: { children: ReactNode }) => (
  <UiLabelsContext.Provider value={useLayoutContent().labels}>
    <Global styles={inkStyles} />
    <main id="main" tabIndex={-1} sx={{ outline: "none" }}>
      {children}
    </main>
  </UiLabelsContext.Provider>
);
