import { loadAfterPaint } from "./load-after-paint";

const SCRIPT = /<script src="([^"]+)" async><\/script>/g;
const HASH = /<script>(window\.___webpackCompilationHash="[^"]*";)<\/script>/;
/** Lists the scripts of all pages. Gatsby writes the list as a string, so its own code finds nothing in it. */
const CHUNKS = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/;

/**
 * Rewrites the slice that Gatsby puts at the end of every page: one inline script, which loads the scripts late, replaces
 * the tags that load them immediately. It is a module, so it runs after the page is parsed.
 * @param html the slice as Gatsby writes it
 * @param events that make the page load its scripts before it is painted
 * @throws Error when Gatsby no longer writes the tags that are replaced
 */
export function deferScripts(html: string, events: readonly string[]): string {
  const urls = [...html.matchAll(SCRIPT)].map(([, url = ""]) => url);
  const hash = HASH.exec(html)?.[1];
  if (urls.length === 0) throw missing('<script src="…" async>');
  if (hash === undefined) throw missing("window.___webpackCompilationHash");
  if (!CHUNKS.test(html)) throw missing('<script id="gatsby-chunk-mapping">');
  const load = `(${String(loadAfterPaint)})(${JSON.stringify(urls)},${JSON.stringify(events)})`;
  const others = html.replace(CHUNKS, "").replace(HASH, "").replace(SCRIPT, "").trim();
  return `${others}<script type="module">${hash}window.___chunkMapping={};${load}</script>`;
}

function missing(tag: string): Error {
  return new Error(
    `gatsby-plugin-late-script: Gatsby no longer writes ${tag} into its slice of scripts. See plugins/gatsby-plugin-late-script/README.md for how to remove the plugin.`,
  );
}
