import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import { globalStyles } from "../theme/global";
import { NewTabWords } from "../ui/link";
import { Footer } from "./footer";
import { Header } from "./header";
import { SkipLink } from "./skip-link";
import { useChrome } from "./use-chrome";

/** What stands around every page. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const chrome = useChrome();
  return (
    <NewTabWords.Provider value={chrome.word("newTab")}>
      <Global styles={globalStyles} />
      <SkipLink text={chrome.word("skipToContent")} />
      <Header {...chrome} />
      <main id="main" tabIndex={-1} sx={{ outline: "none" }}>
        {children}
      </main>
      <Footer {...chrome} />
    </NewTabWords.Provider>
  );
};
