import { useSiteContent } from "./use-site-content";

export const DEMO_DIALOG = "dialog:demo";

/**
 * The button of the site's menu, for pages that have no action of their own. A site without one has the demo dialog.
 * @param demo the text for the demo dialog
 */
export const useSiteAction = (demo: string): { readonly text: string; readonly to: string } =>
  useSiteContent().navigation?.demo ?? { text: demo, to: DEMO_DIALOG };
