import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { useLayoutContent } from "../../../src/components/layout/use-layout-content";
import { DialogsProvider } from "../../../src/forms/ui/dialogs";
import { NoticesProvider } from "../../../src/components/ui/notices/notices";
import { UiLabelsContext } from "../../../src/components/ui/labels";
import { contentOf, entriesIn, FORM_NAMES, formContent } from "../content/data";
import { answerStaticQuery } from "./gatsby";

const inOrder = (folder: string): object[] =>
  entriesIn<{ order: number }>(folder).toSorted((a, b) => a.order - b.order);

/** Sets the result of the static query of every page: site, menus, forms and their labels. */
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

/** The providers of labels, notices and dialogs, without header and footer. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <UiLabelsContext.Provider value={useLayoutContent().labels}>
    <NoticesProvider>
      <DialogsProvider>{children}</DialogsProvider>
    </NoticesProvider>
  </UiLabelsContext.Provider>
);

/** Renders components inside the providers of a page. */
export function renderInSite(parts: ReactNode, options: { deliver?: boolean } = {}) {
  answerSite(options);
  return render(parts, { wrapper: Providers });
}
