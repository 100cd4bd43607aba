import type { BreadcrumbList, WebPage } from "schema-dts";
import { toAbsoluteUrl, ids, type PageFacts } from "./graph";

type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

/** Pages with a more specific type than WebPage. */
const PAGE_TYPES: Readonly<Record<string, PageType>> = {
  "/about": "AboutPage",
  "/contact": "ContactPage",
  "/products": "CollectionPage",
  "/solutions": "CollectionPage",
  "/showcase": "CollectionPage",
  "/case-studies": "CollectionPage",
  "/blog": "CollectionPage",
  "/academy/glossary": "CollectionPage",
};

/** Whether a page is about the company. */
export const isAboutCompany = (path: string): boolean => ["/", "/about", "/contact"].includes(path);

/** The page as part of the site. Source: https://schema.org/WebPage */
export function webPage(page: PageFacts, path: string, seo: Queries.SeoPartsFragment): WebPage {
  const { site, url } = page;
  return {
    "@type": PAGE_TYPES[path] ?? "WebPage",
    ...ids.page(page),
    url,
    name: seo.title,
    description: seo.description,
    inLanguage: site.language,
    isPartOf: ids.website(site),
    ...(isAboutCompany(path) && { about: ids.organization(site) }),
    breadcrumb: ids.trail(page),
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: toAbsoluteUrl(site, seo.social.url),
      contentUrl: toAbsoluteUrl(site, seo.social.url),
      caption: seo.social.alt,
    },
    ...(seo.modified !== null && { dateModified: seo.modified }),
  };
}

/** The path from the home page to the page. Source: https://schema.org/BreadcrumbList */
export function breadcrumbs(page: PageFacts, trail: Queries.SeoPartsFragment["trail"]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    ...ids.trail(page),
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: toAbsoluteUrl(page.site, path),
    })),
  };
}
