import { parseFragment, serialize } from "parse5";
import { parseUrl } from "@capture/domain/lib/parse-url";
import { elementsIn } from "../lib/html-elements";

/** A candidate of `srcset` begins with its URL: `/small.jpg 480w, /large.jpg 960w`. */
const SRCSET_URL = /([^\s,]\S*[^\s,])((?:\s+[^,]+)?\s*(?:,|$))/g;

/**
 * Makes the URLs of links and pictures in an HTML fragment absolute, for feed readers, which show it outside the site.
 * @param siteUrl URL of the site, below which all its pages are: `https://www.example.com/de`
 * @param path path of the page that contains the fragment
 */
export function absoluteLinks(html: string, siteUrl: string, path: string): string {
  const absoluteUrl = (url: string): string => {
    if (url.startsWith("/")) return siteUrl + url;
    // Absolute and invalid URLs stay as they are.
    return parseUrl(url) ? url : (parseUrl(url, siteUrl + path)?.href ?? url);
  };
  const fragment = parseFragment(html);
  for (const { attrs } of elementsIn(fragment)) {
    for (const attribute of attrs) {
      const { name, value } = attribute;
      if (name === "href" || name === "src") attribute.value = absoluteUrl(value);
      if (name === "srcset") {
        attribute.value = value.replace(SRCSET_URL, (_, url: string, rest: string) => absoluteUrl(url) + rest);
      }
    }
  }
  return serialize(fragment);
}
