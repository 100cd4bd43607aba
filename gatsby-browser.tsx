import type { GatsbyBrowser } from "gatsby";
import { whenIdle } from "./plugins/gatsby-plugin-late-script/when-idle";
import { isEmbedded } from "./src/components/layout/embed/embedded-pages";
import { withoutLanguage } from "./src/components/layout/language/page-path";
import { focusContent } from "./src/components/layout/route-focus";
import { replaceIconSheet } from "./src/components/layout/icon-sheet";
import { linkManifest } from "./src/components/layout/manifest-link";
import {
  restoreKeptScroll,
  restoreScrollByScript,
  watchScrollRestoration,
} from "./src/components/layout/scroll-position";

export { shouldUpdateScroll } from "./src/components/layout/scroll-position";
export { onClientEntry } from "./src/components/layout/embed/remove-service-worker";
export { wrapPageElement } from "./src/components/layout/wrap-page";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  linkManifest();
  watchScrollRestoration();
  restoreKeptScroll();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (update) => {
  restoreScrollByScript();
  focusContent(update);
  // The assistant has no icons, and its sandboxed frame may not fetch them.
  if (!isEmbedded(withoutLanguage(update.location.pathname))) whenIdle(() => void replaceIconSheet());
};
