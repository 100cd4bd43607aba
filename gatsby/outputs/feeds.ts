import { Feed } from "feed";
import { toNoon } from "@capture/domain/time/calendar-day";

/** Feed readers fetch a feed often, and need only new entries. */
export const MAX_FEED_ENTRIES = 100;

/** Pages with feeds. `src/seo/seo.tsx` links to the files below them. */
export const FEED_PAGES = ["blog", "releases", "changes"] as const;

/** An entry of a feed. */
export interface FeedEntry {
  /** The entry's URL, which is also its id. */
  link: string;
  title: string;
  description: string;
  /** HTML whose links work outside the site. */
  content: string;
  date: string;
  category: string;
  author?: { name: string; email: string };
  picture?: { url: string; length: number };
}

type FeedSite = Pick<Queries.SiteConfig, "brand" | "url" | "language">;

/** A page with feeds: its path without the slash, and the title and description of the feeds. */
type FeedPage = Readonly<Record<"title" | "description", string>> & { readonly page: (typeof FEED_PAGES)[number] };

/** The library writes texts as CDATA, and escapes only the first end of CDATA in a text. */
const inCdata = (text: string): string => text.replaceAll("]]>", "]] >");

/** Paths of the feeds of a page, relative to the site's URL. Only the blog has RSS and JSON Feed. */
export const feedPaths = (page: string) =>
  ({ rss: `${page}/rss.xml`, atom: `${page}/atom.xml`, json: `${page}/feed.json` }) as const;

/**
 * The entries of a page as Atom, those of the blog also as RSS and JSON Feed.
 * @param entries newest first
 * @returns the text of each file, by its path in public/
 */
export function feedFiles(
  site: FeedSite,
  { page, title, description }: FeedPage,
  entries: readonly FeedEntry[],
): Record<string, string> {
  const at = (path: string): string => `${site.url}/${path}`;
  const { rss, atom, json } = feedPaths(page);
  const isBlog = page === "blog";
  const feed = new Feed({
    id: at(page),
    link: at(page),
    title,
    description,
    language: site.language,
    generator: false,
    favicon: at("favicon.ico"),
    image: at("icons/icon-512.png"),
    copyright: site.brand,
    updated: entries[0] ? toNoon(entries[0].date) : new Date(0),
    feedLinks: { atom: at(atom), ...(isBlog && { rss: at(rss), json: at(json) }) },
  });
  for (const { link, date, category, author, picture, content, ...texts } of entries.slice(0, MAX_FEED_ENTRIES)) {
    feed.addItem({
      id: link,
      link,
      title: inCdata(texts.title),
      description: inCdata(texts.description),
      content: inCdata(content),
      date: toNoon(date),
      published: toNoon(date),
      ...(author && { author: [author] }),
      category: [{ name: category }],
      ...(picture && { enclosure: { ...picture, type: "image/jpeg" } }),
    });
  }
  return { [atom]: feed.atom1(), ...(isBlog && { [rss]: feed.rss2(), [json]: feed.json1() }) };
}
