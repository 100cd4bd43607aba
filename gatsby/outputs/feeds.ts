import { Feed } from "feed";
import { toNoon } from "../../src/domain/calendar-day";
import { absoluteLinks } from "./absolute-links";

/** The fields of an article that the feeds contain. */
export interface FeedArticle {
  jsonId: number;
  title: string;
  excerpt: string;
  content: string;
  category: string;
  date: string;
  author: { name: string };
  seo: { social: { url: string } };
}

/** The size in bytes of the file at a URL path. */
type SizeOf = (path: string) => number;

interface FeedSite {
  brand: string;
  url: string;
  language: string;
  /** RSS requires an email address for the author. */
  mailboxes: { press: string };
}

interface FeedLabels {
  title: string;
  description: string;
}

/** Feed readers fetch a feed often, and need only new articles. */
export const MAX_FEED_ARTICLES = 100;

/** Paths relative to the site's URL; `src/seo/seo.tsx` links to them. */
export const FEED_FILES = { rss: "blog/rss.xml", atom: "blog/atom.xml", json: "blog/feed.json" } as const;

/**
 * The blog as RSS, Atom and JSON Feed.
 * @param articles newest first
 * @returns the text of each file, by its path in public/
 */
export function feedFiles(
  site: FeedSite,
  labels: FeedLabels,
  articles: readonly FeedArticle[],
  sizeOf: SizeOf,
): Record<string, string> {
  const at = (path: string): string => `${site.url}/${path}`;
  const feed = new Feed({
    id: at("blog"),
    link: at("blog"),
    title: labels.title,
    description: labels.description,
    language: site.language,
    generator: false,
    favicon: at("favicon.ico"),
    image: at("icons/icon-512.png"),
    copyright: site.brand,
    updated: articles[0] ? toNoon(articles[0].date) : new Date(0),
    feedLinks: { rss: at(FEED_FILES.rss), atom: at(FEED_FILES.atom), json: at(FEED_FILES.json) },
  });
  for (const article of articles.slice(0, MAX_FEED_ARTICLES)) {
    const link = at(`blog/${article.jsonId}`);
    feed.addItem({
      id: link,
      link,
      title: article.title,
      description: article.excerpt,
      // Feed readers show articles outside the site, where relative links do not work.
      content: absoluteLinks(article.content, link),
      date: toNoon(article.date),
      published: toNoon(article.date),
      author: [{ name: article.author.name, email: site.mailboxes.press }],
      category: [{ name: article.category }],
      enclosure: {
        url: `${site.url}${article.seo.social.url}`,
        type: "image/jpeg",
        length: sizeOf(article.seo.social.url),
      },
    });
  }
  return { [FEED_FILES.rss]: feed.rss2(), [FEED_FILES.atom]: feed.atom1(), [FEED_FILES.json]: feed.json1() };
}
