import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import type { PreRenderHTMLArgs, WrapRootElementNodeArgs } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** The styles of pages whose body is rendered and whose head is not yet written. */
const caches = new Map<string, EmotionCache>();

/**
 * Gives a page an emotion cache of its own, which collects its styles. Otherwise emotion writes a style element next to
 * each component.
 */
export function wrapRootElement({ element, pathname }: WrapRootElementNodeArgs): ReactElement {
  const cache = collectingCache();
  caches.set(pathname, cache);
  return <CacheProvider value={cache}>{element}</CacheProvider>;
}

/**
 * Writes the collected styles at the end of the head, after those of `Global` elements, all in one style element. An empty
 * style element lists their names.
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
    // In the browser, emotion reads here which styles the page has, and moves the element. Moving an empty one causes no layout.
    <style key="emotion" data-emotion={`css ${Object.keys(styles).join(" ")}`} />,
  ]);
}

function stylesOf(globals: readonly ReactNode[]): EmotionCache["inserted"] {
  const cache = collectingCache();
  renderToString(<CacheProvider value={cache}>{globals}</CacheProvider>);
  return cache.inserted;
}

function collectingCache(): EmotionCache {
  const cache = createCache({ key: "css" });
  // Emotion's option for servers that extract styles.
  cache.compat = true;
  return cache;
}
