import { createHash } from "node:crypto";
import { printBlocks } from "@capture/markdown/print";
import type { CatalogPage } from "../lib/catalog";
import { ALL_TWINS_FILE } from "./markdown/write-twins";

/** Fields of site.json that text files contain. */
type TextSite = Pick<Queries.SiteConfig, "brand" | "url" | "tagline" | "description" | "language" | "contentSignals">;

/** A file for programs, next to the page that shows the same content. */
interface MachineFile {
  readonly url: string;
  readonly info: { readonly title: string; readonly description: string | null };
}

const KEY_LENGTH = 32;

/** The key with which IndexNow verifies that a message comes from the site. It is public, and derived from the site's URL. */
export function indexNowKey(url: string): string {
  return createHash("sha256").update(`indexnow ${url}`).digest("hex").slice(0, KEY_LENGTH);
}

/**
 * `robots.txt`: what the texts may be used for, the paths that crawlers may request, and the URL of the sitemap.
 * @see https://contentsignals.org
 */
export function robotsText({ url, contentSignals }: TextSite): string {
  const rules = ["User-agent: *", ...signalLines(contentSignals), "Allow: /", "Disallow: /api/"];
  return `${rules.join("\n")}\n\nSitemap: ${url}/sitemap-index.xml\n`;
}

function signalLines(signals: TextSite["contentSignals"]): string[] {
  if (!signals) return [];
  const { search, aiInput, aiTraining } = signals;
  const uses = Object.entries({ search, "ai-input": aiInput, "ai-train": aiTraining });
  return [`Content-Signal: ${uses.map(([use, isAllowed]) => `${use}=${isAllowed ? "yes" : "no"}`).join(", ")}`];
}

/**
 * `llms.txt`, a summary of the site for language models: a heading, a description, lists of links. A page with a Markdown
 * twin is linked by it.
 * @see https://llmstxt.org
 */
export function llmsText(site: TextSite, pages: readonly CatalogPage[], files: readonly MachineFile[] = []): string {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const lists = sections.map((section) => {
    const lines = pages
      .filter((page) => page.section === section)
      .map(
        (page) =>
          `- [${inMarkdown(page.name)}](${site.url}${page.markdown ?? page.path}): ${inMarkdown(page.description)}`,
      );
    const ofSite = section === undefined ? files.map(({ url, info }) => lineOf(site, url, info)) : [];
    return `## ${inMarkdown(section ?? site.brand)}\n\n${[...lines, ...ofSite].join("\n")}`;
  });
  const allTwins = pages.some(({ markdown }) => markdown !== null)
    ? [`[${ALL_TWINS_FILE}](${site.url}/${ALL_TWINS_FILE})`]
    : [];
  return `${[`# ${inMarkdown(site.brand)}`, `> ${inMarkdown(`${site.tagline}. ${site.description}`)}`, ...allTwins, ...lists].join("\n\n")}\n`;
}

const lineOf = ({ url }: TextSite, path: string, { title, description }: MachineFile["info"]): string =>
  `- [${inMarkdown(title)}](${url}${path})${description === null ? "" : `: ${inMarkdown(description)}`}`;

/** A text in one line of Markdown, in which no character of it is a mark. */
const inMarkdown = (text: string): string =>
  printBlocks({ type: "root", children: [{ type: "text", value: text.replaceAll(/\s*\n\s*/g, " ") }] }).trimEnd();

/** The web app manifest: name, colors and icons of the installed site (`brand/icons.ts`). */
export function manifestText({ brand, description, language }: TextSite, themeColor: string): string {
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
