import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { useChrome } from "../../src/components/layout/use-layout-content";
import { DialogsProvider } from "../../src/forms/dialogs";
import { NoticesProvider } from "../../src/components/ui/notices";
import { UiLabelsContext } from "../../src/components/ui/labels";
import { contentOf, entriesIn, FORM_NAMES, formContent } from "./data";
import { answerStaticQuery } from "./gatsby";

const inOrder = (folder: string): object[] =>
  entriesIn<{ order: number }>(folder).toSorted((a, b) => a.order - b.order);

/** Lets parts ask for what stands around every page: site, menus, forms and the labels of both. */
export function answerSite({ deliver = false } = {}): void {
  answerStaticQuery({
    siteConfig: { ...contentOf<object>("site.json"), marketplace: { deliver } },
    navigation: contentOf("navigation.json"),
    allForm: { nodes: FORM_NAMES.map(formContent) },
    allProduct: { nodes: inOrder("products") },
    allSolution: { nodes: inOrder("solutions") },
    interfaceLabels: contentOf("labels/interface.json"),
    formLabels: contentOf("labels/forms.json"),
  });
}

/** The labels, notices and dialogs of the site, without its bar and footer. */
export const Around = ({ children }: { children: ReactNode }) => (
  <UiLabelsContext.Provider value={useChrome().labels}>
    <NoticesProvider>
      <DialogsProvider>{children}</DialogsProvider>
    </NoticesProvider>
  </UiLabelsContext.Provider>
);

/** Draws parts as they stand in a page. */
export function drawInSite(parts: ReactNode, options: { deliver?: boolean } = {}) {
  answerSite(options);
  return render(parts, { wrapper: Around });
}
