import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { uiWordsOf, useChrome } from "../../src/chrome/use-chrome";
import { DialogsProvider } from "../../src/forms/dialogs";
import { NoticesProvider } from "../../src/ui/notices";
import { UiWordsContext } from "../../src/ui/words";
import { contentOf, FORM_NAMES, formContent } from "./data";
import { answerStaticQuery } from "./gatsby";

interface Words {
  words: { key: string; text: string }[];
}

/** Lets parts ask for what stands around every page: site, menus, forms and the words of both. */
export function answerSite({ deliver = false } = {}): void {
  const of = (name: string) => contentOf<Words>(`words/${name}.json`).words;
  answerStaticQuery({
    siteConfig: { ...contentOf<object>("site.json"), marketplace: { deliver } },
    navigation: contentOf("navigation.json"),
    allForm: { nodes: FORM_NAMES.map(formContent) },
    interfaceWords: { words: of("interface") },
    formsWords: { words: of("forms") },
  });
}

/** The words, notices and dialogs of the site, without its bar and footer. */
export const Around = ({ children }: { children: ReactNode }) => (
  <UiWordsContext.Provider value={uiWordsOf(useChrome())}>
    <NoticesProvider>
      <DialogsProvider>{children}</DialogsProvider>
    </NoticesProvider>
  </UiWordsContext.Provider>
);

/** Draws parts as they stand in a page. */
export function drawInSite(parts: ReactNode, options: { deliver?: boolean } = {}) {
  answerSite(options);
  return render(parts, { wrapper: Around });
}
