import { toAbsoluteUrl, type SiteFacts } from "./json-ld/graph";

interface SocialFacts {
  readonly title: string;
  readonly description: string;
  readonly modified: string | null;
  readonly social: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
}

/** Day of publication, section and tags of an article. */
export interface Publication {
  readonly day: string;
  readonly section: string | undefined;
  readonly tags?: readonly string[];
}

/** A meta element: Open Graph names its tags by `property`, Twitter by `name`. */
export interface MetaTag {
  readonly property?: string;
  readonly name?: string;
  readonly content: string;
}

/**
 * Open Graph and Twitter tags, from which other sites build the preview of a link. Source: https://ogp.me
 * @param url canonical URL of the page; undefined for a page that is not indexed
 */
export function socialTags(
  site: SiteFacts,
  seo: SocialFacts,
  url: string | undefined,
  published: Publication | undefined,
): MetaTag[] {
  const { title, description, modified, social } = seo;
  const image = toAbsoluteUrl(site, social.url);
  const openGraph: readonly (readonly [string, string | undefined])[] = [
    ["og:type", published ? "article" : "website"],
    ["og:site_name", site.brand],
    ["og:locale", site.locale.replace("-", "_")],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:image", image],
    ["og:image:type", "image/jpeg"],
    ["og:image:width", String(social.width)],
    ["og:image:height", String(social.height)],
    ["og:image:alt", social.alt],
    ["article:published_time", published?.day],
    ["article:modified_time", published && (modified ?? undefined)],
    ["article:section", published?.section],
    ...(published?.tags ?? []).map((tag) => ["article:tag", tag] as const),
  ];
  const twitter: readonly (readonly [string, string])[] = [
    ["twitter:card", "summary_large_image"],
    ["twitter:title", title],
    ["twitter:description", description],
    ["twitter:image", image],
    ["twitter:image:alt", social.alt],
  ];
  return [
    ...openGraph.flatMap(([property, content]) => (content === undefined ? [] : [{ property, content }])),
    ...twitter.map(([name, content]) => ({ name, content })),
  ];
}
