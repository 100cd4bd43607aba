import { loadAfterPaint } from "./load-after-paint";

const SCRIPT = /<script src="([^"]+)" async><\/script>/g;
const HASH = /<script>(window\.___webpackCompilationHash="[^"]*";)<\/script>/;
/** Lists the scripts of all pages. Gatsby's runtime does not use the list, because Gatsby writes it as a string. */
const CHUNKS = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/;

/**
 * Rewrites the slice that Gatsby copies to the end of every page: the tags that load the scripts immediately are replaced
 * with one inline script that loads them later. It is a module, so it runs after the page is parsed.
 * @param html the slice as Gatsby writes it
 * @param events that make the page load its scripts before it is painted
 * @returns the slice, and the text of the inline script in it
 * @throws Error when one of the expected tags is missing
 */
export function deferScripts(html: string, events: readonly string[]): { slice: string; script: string } {
  const urls = [...html.matchAll(SCRIPT)].map(([, url = ""]) => url);
  const hash = HASH.exec(html)?.[1];
  if (urls.length === 0) throw missingTagError('<script src="…" async>');
  if (hash === undefined) throw missingTagError("window.___webpackCompilationHash");
  if (!CHUNKS.test(html)) throw missingTagError('<script id="gatsby-chunk-mapping">');
  const load = `(${String(loadAfterPaint)})(${JSON.stringify(urls)},${JSON.stringify(events)})`;
  const others = html.replace(CHUNKS, "").replace(HASH, "").replace(SCRIPT, "").trim();
  const script = `${hash}window.___chunkMapping={};${load}`;
  return { slice: `${others}<script type="module">${script}</script>`, script };
}

function missingTagError(tag: string): Error {
  return new Error(
    `gatsby-plugin-late-script: Gatsby no longer writes ${tag} into its slice of scripts. See plugins/gatsby-plugin-late-script/README.md for how to remove the plugin.`,
  );
}
