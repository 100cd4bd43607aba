import { parseFragment, serialize } from "parse5";
import { elementsIn } from "../lib/html-elements";
import { parseUrl } from "../../src/lib/parse-url";

/** A candidate of `srcset` begins with its URL: `/small.jpg 480w, /large.jpg 960w`. */
const SRCSET_URL = /([^\s,]\S*[^\s,])((?:\s+[^,]+)?\s*(?:,|$))/g;

/**
 * Makes the URLs of links and pictures in an HTML fragment absolute, for feed readers, which show it outside the site.
 * @param base URL of the page that contains the fragment
 */
export function absoluteLinks(html: string, base: string): string {
  const fragment = parseFragment(html);
  for (const { attrs } of elementsIn(fragment)) {
    for (const attribute of attrs) {
      const { name, value } = attribute;
      if (name === "href" || name === "src") attribute.value = absoluteUrl(value, base);
      if (name === "srcset") {
        attribute.value = value.replace(SRCSET_URL, (_, url: string, rest: string) => absoluteUrl(url, base) + rest);
      }
    }
  }
  return serialize(fragment);
}

/** The absolute form of a relative URL. Absolute and invalid URLs are returned unchanged. */
function absoluteUrl(url: string, base: string): string {
  return parseUrl(url) ? url : (parseUrl(url, base)?.href ?? url);
}
