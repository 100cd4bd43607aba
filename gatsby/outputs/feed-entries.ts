import { absoluteLinks } from "./absolute-links";
import type { FeedEntry } from "./feeds";

/** The fields of an article that the feeds contain. */
type FeedArticle = Pick<Queries.Article, "jsonId" | "title" | "excerpt" | "content" | "category" | "date"> & {
  readonly author: Pick<Queries.Author, "name">;
  readonly seo: { readonly social: Pick<Queries.SocialPicture, "url"> };
};

/** The fields of a release that the feeds contain. */
type FeedRelease = Pick<
  Queries.Release,
  "slug" | "version" | "date" | "title" | "news" | "fixed" | "knownIssues" | "postponable"
> & { readonly product: Pick<Queries.Product, "name"> };

/** The fields of a change that the feeds contain. */
type FeedChange = Omit<Queries.PublishedChange, "dateText" | "key" | "path" | "excerpt" | "sizes" | "front">;

/** RSS requires an email address for the author. */
type FeedSite = Pick<Queries.SiteConfig, "url"> & { readonly mailboxes: Pick<Queries.Mailboxes, "general" | "press"> };

/** An article; its picture is a social card in public/. */
export function articleEntry(site: FeedSite, article: FeedArticle, sizeOf: (path: string) => number): FeedEntry {
  const path = `/blog/${article.jsonId}`;
  const link = site.url + path;
  const card = article.seo.social.url;
  return {
    link,
    title: article.title,
    description: article.excerpt,
    // Feed readers show articles outside the site, where relative links do not work.
    content: absoluteLinks(article.content, site.url, path),
    date: article.date,
    category: article.category,
    author: { name: article.author.name, email: site.mailboxes.press ?? site.mailboxes.general },
    picture: { url: `${site.url}${card}`, length: sizeOf(card) },
  };
}

/** A release with its lists under the headings of the page. What it says nothing about is left out. */
export function releaseEntry(
  site: FeedSite,
  { slug, version, date, title, news, fixed, knownIssues, postponable, product }: FeedRelease,
  labels: { news: string; fixed: string; knownIssues: string; postponable: string },
): FeedEntry {
  return {
    link: `${site.url}/releases#${slug}`,
    title: `${product.name} ${version}: ${title}`,
    description: news[0] ?? title,
    content: [
      list(labels.news, news),
      list(labels.fixed, fixed ?? []),
      list(labels.knownIssues, knownIssues ?? []),
      postponable === null ? "" : `<h2>${escapeHtml(labels.postponable)}</h2><p>${escapeHtml(postponable)}</p>`,
    ].join(""),
    date,
    category: product.name,
  };
}

/** A change; a legal text is shown with its removed and added words. */
export function changeEntry(site: FeedSite, change: FeedChange): FeedEntry {
  const title = `${change.name}: ${change.field}`;
  return {
    link: `${site.url}/changes#${change.id}`,
    title,
    description: change.kind === "device" ? change.sentence : title,
    content: `<p>${change.parts.map(markedUp).join("")}</p>${change.reason === null ? "" : `<p>${escapeHtml(change.reason)}</p>`}`,
    date: change.date,
    category: change.name,
  };
}

function list(heading: string, items: readonly string[]): string {
  if (items.length === 0) return "";
  return `<h2>${escapeHtml(heading)}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
}

function markedUp({ state, text }: FeedChange["parts"][number]): string {
  const escaped = escapeHtml(text);
  if (state === "removed") return `<del>${escaped}</del>`;
  return state === "added" ? `<ins>${escaped}</ins>` : escaped;
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
