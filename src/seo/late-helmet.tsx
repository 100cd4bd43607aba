import { useEffect, useState, type ComponentProps } from "react";
import type { Helmet as ReactHelmet } from "react-helmet";
import { onFirstInteraction } from "../hooks/on-first-interaction";

let loadedHelmet: typeof ReactHelmet | undefined;
let isFirstPage = true;

/**
 * react-helmet in the browser. The served HTML has the head of the first page, so the script is loaded at the first
 * interaction, before the visitor can go to another page, or when the page changes without one.
 */
export const Helmet = (props: ComponentProps<typeof ReactHelmet>) => {
  const [Loaded, setLoaded] = useState(() => loadedHelmet);
  useEffect(() => {
    const show = () => loadHelmet().then((helmet) => setLoaded(() => helmet));
    if (!isFirstPage) {
      void show();
      return;
    }
    // After the effects of all components that write to the head of the first page.
    queueMicrotask(() => {
      isFirstPage = false;
    });
    return onFirstInteraction(show);
  }, []);
  return Loaded ? <Loaded {...props} /> : null;
};

/** Loads react-helmet. If that fails, the head keeps the tags of the page before, and the next page tries again. */
async function loadHelmet(): Promise<typeof ReactHelmet | undefined> {
  loadedHelmet ??= await import("react-helmet").then(
    ({ Helmet: helmet }) => helmet,
    () => undefined,
  );
  return loadedHelmet;
}
