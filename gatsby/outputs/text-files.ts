import { createHash } from "node:crypto";
import type { CatalogPage } from "../lib/catalog";

/** Facts of site.json that the files for machines repeat. */
export interface TextSite {
  brand: string;
  url: string;
  tagline: string;
  description: string;
  language: string;
  themeColor: string;
}

const KEY_LENGTH = 32;

/** The key by which IndexNow knows that a message comes from the site; it is public, and follows from the address. */
export function indexNowKey(url: string): string {
  return createHash("sha256").update(`indexnow ${url}`).digest("hex").slice(0, KEY_LENGTH);
}

/** What crawlers may ask for, and where the list of pages is. */
export function robotsText({ url }: TextSite): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${url}/sitemap-index.xml\n`;
}

/** The site for language models, as described at https://llmstxt.org: a heading, a summary, lists of links. */
export function llmsText(site: TextSite, pages: readonly CatalogPage[]): string {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const lists = sections.map((section) => {
    const lines = pages
      .filter((page) => page.section === section)
      .map(({ name, path, description }) => `- [${name}](${site.url}${path}): ${description}`);
    return `## ${section ?? site.brand}\n\n${lines.join("\n")}`;
  });
  return `${[`# ${site.brand}`, `> ${site.tagline}. ${site.description}`, ...lists].join("\n\n")}\n`;
}

/** The web manifest: how the site looks when it is installed. Its icons are drawn by scripts/assets/icons.ts. */
export function manifestText({ brand, description, language, themeColor }: TextSite): string {
  const manifest = {
    id: "/",
    name: brand,
    short_name: brand,
    description,
    lang: language,
    start_url: "/",
    display: "minimal-ui",
    background_color: themeColor,
    theme_color: themeColor,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
