import { readPageHtml } from "../../lib/built-pages";
import { hashOf, inlineScriptsOf, type PageFacts } from "../../lib/page-facts";

/** The texts of the inline scripts of a build: by the path of each language, `""` for the site’s own. */
export type OwnScripts = ReadonlyMap<string, readonly string[]>;

/** Characters of a foreign script that the error shows. */
const SHOWN_CHARACTERS = 80;

/**
 * Stops the build at an inline script that is not one of ours. Policies allow the scripts of a page by their hash, so a
 * script that content has brought into a page must not get one.
 * @param root path of the built site
 * @throws Error with the page and the start of the script
 */
export function rejectForeignScripts(root: string, pages: ReadonlyMap<string, PageFacts>, own: OwnScripts): void {
  const hashes = new Map([...own].map(([path, texts]) => [path, texts.map(hashOf)]));
  for (const [path, { scriptHashes }] of pages) {
    const language = [...own.keys()].find((each) => each !== "" && `${path}/`.startsWith(`${each}/`)) ?? "";
    const known = [...(hashes.get(language) ?? []), hashOf(loaderOf(path.slice(language.length) || "/"))];
    if (scriptHashes.every((hash) => known.includes(hash))) continue;
    const foreign = inlineScriptsOf(readPageHtml(root, path)).find((text) => !known.includes(hashOf(text))) ?? "";
    throw new Error(
      `The page ${path} contains an inline script that is not one of the build’s: “${foreign.slice(0, SHOWN_CHARACTERS)}”. ` +
        "Find the content or the component that writes it, and remove it there. A script of our own is recorded with recordInlineScript (gatsby/lib/inline-scripts.ts).",
    );
  }
}

/** The script in which Gatsby tells its loader the path of the page. */
const loaderOf = (path: string): string => `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/`;
