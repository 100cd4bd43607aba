import { graphql, useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import { present } from "../content/pick";
import { firstFonts } from "../theme/font-faces";
import { graphText, organization, website } from "./json-ld";

interface SeoProps {
  /** The words search engines show. */
  words: Queries.SeoWordsPartsFragment;
  /** The page's own address, `/products/pro`. */
  path: string;
  /** Kept out of search engines, as the 404 page is. */
  noindex?: boolean;
  /** The first screen's picture, so that it is fetched before the styles are read. */
  preload?: PreloadPicture | undefined;
}

export interface PreloadPicture {
  readonly srcSet: string;
  readonly sizes: string | undefined;
  readonly type: string;
}

/** Everything a page says about itself in its head. */
export const Seo = ({ words, path, noindex = false, preload }: SeoProps) => {
  const { siteConfig } = useStaticQuery<Queries.SeoSiteQuery>(graphql`
    query SeoSite {
      siteConfig {
        brand
        legalName
        url
        founded
        description
        language
        themeColor
      }
    }
  `);
  const site = present(siteConfig);
  const canonical = `${site.url}${path === "/" ? "/" : path}`;
  return (
    <Helmet>
      <html lang={site.language} />
      <title>{words.title}</title>
      <meta name="description" content={words.description} />
      <meta name="keywords" content={words.keywords.join(", ")} />
      <meta name="robots" content={noindex ? "noindex" : "index, follow"} />
      <meta name="theme-color" content={site.themeColor} />
      {!noindex && <link rel="canonical" href={canonical} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={words.title} />
      <meta property="og:description" content={words.description} />
      <meta property="og:url" content={canonical} />
      {firstFonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      {preload && (
        <link
          rel="preload"
          as="image"
          type={preload.type}
          {...{ imagesrcset: preload.srcSet, imagesizes: preload.sizes, fetchpriority: "high" }}
        />
      )}
      <script type="application/ld+json">{graphText([organization(site), website(site, site.language)])}</script>
    </Helmet>
  );
};

export const seoFragment = graphql`
  fragment SeoWordsParts on SeoWords {
    title
    description
    keywords
  }
`;
