import { loadAfterPaint } from "./load-after-paint";

const SCRIPT = /<script src="([^"]+)" async><\/script>/g;
const HASH = /<script>(window\.___webpackCompilationHash="[^"]*";)<\/script>/;
/** Names the scripts of all pages. Gatsby writes it as a string, so its own look-ups in it find nothing. */
const CHUNKS = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/;

/**
 * Rewrites the slice that Gatsby puts at the end of every page: one inline
 * script that loads the scripts late, in the place of the tags that load them
 * at once. It is a module, so the browser draws the page before it runs.
 * @param html what Gatsby has written
 * @param events that make the page load its scripts before it is painted
 * @throws Error when Gatsby no longer writes the tags that are replaced
 */
export function deferScripts(html: string, events: readonly string[]): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address = ""]) => address);
  const hash = HASH.exec(html)?.[1];
  if (addresses.length === 0) throw missing('<script src="…" async>');
  if (hash === undefined) throw missing("window.___webpackCompilationHash");
  if (!CHUNKS.test(html)) throw missing('<script id="gatsby-chunk-mapping">');
  const load = `(${String(loadAfterPaint)})(${JSON.stringify(addresses)},${JSON.stringify(events)})`;
  const others = html.replace(CHUNKS, "").replace(HASH, "").replace(SCRIPT, "").trim();
  return `${others}<script type="module">${hash}window.___chunkMapping={};${load}</script>`;
}

function missing(tag: string): Error {
  return new Error(
    `gatsby-plugin-late-script: Gatsby no longer writes ${tag} into its slice of scripts. See plugins/gatsby-plugin-late-script/README.md for how to remove the plugin.`,
  );
}
