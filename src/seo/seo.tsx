import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { firstFonts } from "../theme/font-faces";
import { organization, website, wholeOrganization } from "./json-ld/company";
import { absolute, graphText, type Parts } from "./json-ld/graph";
import { breadcrumbs, isAboutCompany, webPage } from "./json-ld/page";
import { useSiteFacts } from "./site-facts";
import { socialTags, type Published } from "./social-tags";

interface SeoProps {
  /** What search engines show. */
  seo: Queries.SeoPartsFragment;
  /** The page's own address, `/products/pro`. */
  path: string;
  /** The first screen's picture, so that the browser fetches it before it has read the styles. */
  preload?: PreloadPicture | undefined;
  /** What the page is about in structured data, beside the parts that every page has. */
  subject?: readonly Parts[] | undefined;
  /** Set for an article and a case study. */
  published?: Published | undefined;
}

export interface PreloadPicture {
  readonly srcSet: string;
  readonly sizes: string | undefined;
  readonly type: string;
}

/**
 * Everything a page says about itself in its head. The preloads come first:
 * the browser fetches in this order, and the picture is the largest.
 */
export const Seo = ({ seo, path, preload, subject = [], published }: SeoProps) => {
  const site = useSiteFacts();
  const page = { site, url: absolute(site, path) };
  return (
    <Helmet>
      <html lang={site.language} />
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <meta name="keywords" content={seo.keywords.join(", ")} />
      <meta name="robots" content={seo.listed ? "index, follow, max-image-preview:large" : "noindex"} />
      <meta name="theme-color" content={site.themeColor} />
      {seo.listed && <link rel="canonical" href={page.url} />}
      {preload && (
        <link
          rel="preload"
          as="image"
          type={preload.type}
          {...{ imagesrcset: preload.srcSet, imagesizes: preload.sizes, fetchpriority: "high" }}
        />
      )}
      {firstFonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {socialTags(site, seo, seo.listed ? page.url : undefined, published).map((tag) => (
        <meta key={`${tag.property ?? tag.name ?? ""}${tag.content}`} {...tag} />
      ))}
      {path.startsWith("/blog") &&
        FEEDS.map(({ href, type }) => <link key={href} rel="alternate" type={type} href={href} title={site.brand} />)}
      <script type="application/ld+json">
        {graphText([
          isAboutCompany(path) ? wholeOrganization(site) : organization(site),
          website(site),
          webPage(page, path, seo),
          breadcrumbs(page, seo.trail),
          ...subject.flatMap((parts) => parts(page)),
        ])}
      </script>
    </Helmet>
  );
};

/** The blog's feeds, written by the build. */
const FEEDS = [
  { href: "/blog/rss.xml", type: "application/rss+xml" },
  { href: "/blog/atom.xml", type: "application/atom+xml" },
  { href: "/blog/feed.json", type: "application/feed+json" },
] as const;

export const seoFragment = graphql`
  fragment SeoParts on Seo {
    title
    description
    keywords
    listed
    modified
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
`;
