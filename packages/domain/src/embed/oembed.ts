import { parseUrl } from "../lib/parse-url";
import { embedCode } from "./embed-code";

/** The path at which the host describes tours to the sites that show them. */
export const OEMBED_PATH = "/oembed";
/** The file of a built site, and of each of its languages, with the tours. The host does not serve it. */
export const OEMBED_FILE = "_oembed.json";

/** What the build writes about the tours of a language. All URLs are absolute. */
export interface EmbedFacts {
  readonly provider: { readonly name: string; readonly url: string };
  readonly tours: readonly {
    readonly url: string;
    readonly embedUrl: string;
    readonly title: string;
    readonly thumbnails: readonly Picture[];
  }[];
}

interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export interface OembedQuery {
  /** URL of a tour; its query string is the first view. */
  readonly url: URL;
  readonly maxWidth?: number | undefined;
  readonly maxHeight?: number | undefined;
}

const DEFAULT_WIDTH_PX = 960;
const MAX_WIDTH_PX = 1920;
const RATIO = 16 / 9;

/** The URL that describes a page, for the link in its head. */
export const oembedUrl = (pageUrl: string): string =>
  `${parseUrl(pageUrl)?.origin ?? ""}${OEMBED_PATH}?${new URLSearchParams({ url: pageUrl, format: "json" }).toString()}`;

/**
 * Describes a tour.
 * @see https://oembed.com
 * @returns `undefined` if the URL is not that of a tour
 */
export function describeEmbed(languages: readonly EmbedFacts[], { url, maxWidth, maxHeight }: OembedQuery) {
  const page = url.host + url.pathname.replace(/\/$/, "");
  const found = languages
    .flatMap(({ provider, tours }) => tours.map((tour) => ({ provider, tour })))
    .find(({ tour }) => tour.url.replace(/^https?:\/\//, "") === page);
  if (!found) return undefined;
  const { provider, tour } = found;
  const widest = Math.min(maxWidth ?? DEFAULT_WIDTH_PX, MAX_WIDTH_PX, Math.floor((maxHeight ?? Infinity) * RATIO));
  const size = { width: widest, height: Math.max(1, Math.floor(widest / RATIO)) };
  const thumbnail = tour.thumbnails
    .filter(({ width, height }) => width <= widest && height <= (maxHeight ?? Infinity))
    .reduce<Picture | undefined>((best, each) => (best && best.width > each.width ? best : each), undefined);
  return {
    version: "1.0",
    type: "rich",
    title: tour.title,
    provider_name: provider.name,
    provider_url: provider.url,
    html: embedCode({ url: tour.embedUrl + url.search, title: tour.title, size }),
    ...size,
    ...(thumbnail && {
      thumbnail_url: thumbnail.url,
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
  };
}
