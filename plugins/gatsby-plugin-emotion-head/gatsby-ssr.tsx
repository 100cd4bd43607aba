import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import type { PreRenderHTMLArgs, WrapRootElementNodeArgs } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** The emotion caches of pages whose body is rendered and whose head is not yet written, by path. */
const caches = new Map<string, EmotionCache>();

/**
 * Gives each page its own emotion cache, which collects its styles. Otherwise emotion would write a style element next to
 * each component.
 */
export function wrapRootElement({ element, pathname }: WrapRootElementNodeArgs): ReactElement {
  const cache = createCollectingCache();
  caches.set(pathname, cache);
  return <CacheProvider value={cache}>{element}</CacheProvider>;
}

/**
 * Writes the styles of `Global` elements, and then the collected styles, into one style element at the end of the head. An
 * empty style element after it lists the names of all styles.
 * @throws Error when no styles were collected
 */
export function onPreRenderHTML({ pathname, getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  // `gatsby develop` renders pages only in the browser.
  if (process.env.NODE_ENV !== "production") return;
  const { inserted = {} } = caches.get(pathname) ?? {};
  caches.delete(pathname);
  if (Object.keys(inserted).length === 0) {
    throw new Error(
      `gatsby-plugin-emotion-head: emotion collected no styles for ${pathname}. Either another plugin sets an emotion cache, or emotion no longer supports cache.compat.`,
    );
  }
  const isGlobal = (part: ReactNode): boolean => isValidElement(part) && part.type === Global;
  const parts = getHeadComponents();
  const styles = { ...stylesOf(parts.filter(isGlobal)), ...inserted };
  replaceHeadComponents([
    ...parts.filter((part) => !isGlobal(part)),
    <style key="styles" dangerouslySetInnerHTML={{ __html: Object.values(styles).join("") }} />,
    // In the browser, emotion reads the names of the page's styles from this element and moves it. Moving an empty element causes no layout.
    <style key="emotion" data-emotion={`css ${Object.keys(styles).join(" ")}`} />,
  ]);
}

function stylesOf(globals: readonly ReactNode[]): EmotionCache["inserted"] {
  const cache = createCollectingCache();
  renderToString(<CacheProvider value={cache}>{globals}</CacheProvider>);
  return cache.inserted;
}

function createCollectingCache(): EmotionCache {
  const cache = createCache({ key: "css" });
  // Makes emotion collect styles instead of writing style elements.
  cache.compat = true;
  return cache;
}
