import { graphql, withPrefix } from "gatsby";
import { Helmet } from "./helmet";
import { useSiteContent } from "../hooks/use-site-content";
import { assertPresent } from "../lib/assert-present";
import {
  breadcrumbs,
  fullOrganization,
  isAboutCompany,
  organization,
  serializeGraph,
  toAbsoluteUrl,
  webPage,
  website,
  type GraphBuilder,
} from "./json-ld/graph";
import { servedStructuredData } from "./served-structured-data";

interface SeoProps {
  /** Title, description and further metadata of the page. */
  seo: Queries.SeoFieldsFragment;
  /** Path of the page, such as `/products/pro`. */
  path: string;
  /** Picture of the first screen, which the browser then loads before it has parsed the styles. */
  preload?: PreloadPicture | undefined;
  /** Structured data of this page, in addition to the structured data of every page. */
  subject?: readonly GraphBuilder[] | undefined;
  /** Only for articles and case studies. */
  published?: Publication | undefined;
}

/** Day of publication, section and tags of an article. */
interface Publication {
  readonly day: string;
  readonly section: string | undefined;
  readonly tags?: readonly string[];
}

export interface PreloadPicture {
  readonly srcSet: string;
  readonly sizes: string | undefined;
  readonly type: string;
}

/** The metadata of a page in its head. Tags that all pages share are in `src/layout/head-tags.tsx`. */
export const Seo = ({ seo, path, preload, subject = [], published }: SeoProps) => {
  const site = useSiteFacts();
  const page = { site, url: toAbsoluteUrl(site, path) };
  const structuredData =
    // A constant in Gatsby's builds, so that the browser's scripts contain only the first branch.
    process.env.BUILD_STAGE === "build-javascript"
      ? servedStructuredData(path)
      : serializeGraph([
          isAboutCompany(path) ? fullOrganization(site) : organization(site),
          website(site),
          webPage(page, path, seo),
          breadcrumbs(page, seo.trail),
          ...subject.flatMap((build) => build(page)),
        ]);
  return (
    <Helmet>
      <html lang={site.language} {...(site.direction === "rtl" && { dir: "rtl" })} />
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <meta name="keywords" content={seo.keywords.join(", ")} />
      <meta name="robots" content={seo.listed ? "index, follow, max-image-preview:large" : "noindex"} />
      {seo.listed && <link rel="canonical" href={page.url} />}
      {seo.markdown !== null && (
        <link rel="alternate" type="text/markdown" href={withPrefix(seo.markdown)} title={seo.title} />
      )}
      {preload && (
        <link
          rel="preload"
          as="image"
          type={preload.type}
          {...{ imagesrcset: preload.srcSet, imagesizes: preload.sizes, fetchpriority: "high" }}
        />
      )}
      {socialTags(site, seo, seo.listed ? page.url : undefined, published).map(([name, content]) => (
        <meta
          key={name + content}
          {...(name.startsWith("twitter:") ? { name } : { property: name })}
          content={content}
        />
      ))}
      {FEED_PAGES.filter((start) => path.startsWith(start)).flatMap((start) =>
        FEEDS.filter(({ file }) => start === "/blog" || file === "atom.xml").map(({ file, type }) => (
          <link key={file} rel="alternate" type={type} href={withPrefix(`${start}/${file}`)} title={site.brand} />
        )),
      )}
      {structuredData !== undefined && <script type="application/ld+json">{structuredData}</script>}
    </Helmet>
  );
};

/**
 * Names and contents of the tags from which other sites build the preview of a link. Source: https://ogp.me
 * @param url canonical URL of the page; undefined for a page that is not indexed
 */
function socialTags(
  site: Queries.SiteFactsFragment,
  seo: Queries.SeoFieldsFragment,
  url: string | undefined,
  published: Publication | undefined,
): (readonly [string, string])[] {
  const { title, description, modified, social } = seo;
  const image = toAbsoluteUrl(site, social.url);
  const tags: readonly (readonly [string, string | undefined])[] = [
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
    ["twitter:card", "summary_large_image"],
    ["twitter:title", title],
    ["twitter:description", description],
    ["twitter:image", image],
    ["twitter:image:alt", social.alt],
  ];
  return tags.flatMap(([name, content]) => (content === undefined ? [] : [[name, content]]));
}

/** Facts about company and site for the head of every page. */
export function useSiteFacts(): Queries.SiteFactsFragment {
  return assertPresent(useSiteContent().siteConfig);
}

/** Pages with feeds, which the build writes (gatsby/outputs/feeds.ts). Only the blog has all of them. */
const FEED_PAGES = ["/blog", "/releases", "/changes"] as const;

const FEEDS = [
  { file: "rss.xml", type: "application/rss+xml" },
  { file: "atom.xml", type: "application/atom+xml" },
  { file: "feed.json", type: "application/feed+json" },
] as const;

export const seoFragments = graphql`
  fragment SeoFields on Seo {
    title
    description
    keywords
    listed
    modified
    markdown
    trail {
      name
      path
    }
    social {
      url
      width
      height
      alt
    }
  }
  fragment SiteFacts on SiteConfig {
    brand
    legalName
    url
    founded
    description
    language
    direction
    locale
    currency
    company {
      street
      postalCode
      city
      country
    }
    mailboxes {
      general
      sales
      support
      press
      partners
      academy
    }
  }
`;
