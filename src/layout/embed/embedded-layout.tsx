import type { ReactNode } from "react";
import { bandProperties } from "../../theme/bands";
import { UiLabelsContext } from "../../ui/labels";
import { useLayoutContent } from "../use-layout-content";

/** The layout of a page that is shown in a frame: labels for its components, but no header and no footer. */
export const EmbeddedLayout = ({ children }: { children: ReactNode }) => (
  <UiLabelsContext.Provider value={useLayoutContent().labels}>
    <main
      id="main"
      tabIndex={-1}
      style={bandProperties("ink")}
      sx={{ minHeight: "100vh", bg: "background", color: "text", outline: "none" }}
    >
      {children}
    </main>
  </UiLabelsContext.Provider>
);
