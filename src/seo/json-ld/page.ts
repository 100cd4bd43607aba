import type { BreadcrumbList, WebPage } from "schema-dts";
import { absolute, ids, type PageFacts } from "./graph";

type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

/** Pages that schema.org has a kind of its own for. */
const TYPES: Readonly<Record<string, PageType>> = {
  "/about": "AboutPage",
  "/contact": "ContactPage",
  "/products": "CollectionPage",
  "/solutions": "CollectionPage",
  "/showcase": "CollectionPage",
  "/case-studies": "CollectionPage",
  "/blog": "CollectionPage",
  "/academy/glossary": "CollectionPage",
};

/** Whether a page speaks about the company itself. */
export const isAboutCompany = (path: string): boolean => ["/", "/about", "/contact"].includes(path);

/** The page as a part of the site. */
export function webPage(page: PageFacts, path: string, seo: Queries.SeoPartsFragment): WebPage {
  const { site, url } = page;
  return {
    "@type": TYPES[path] ?? "WebPage",
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
      url: absolute(site, seo.social.url),
      contentUrl: absolute(site, seo.social.url),
      caption: seo.social.alt,
    },
    ...(seo.modified !== null && { dateModified: seo.modified }),
  };
}

/** The way from the home page to the page. Source: https://schema.org/BreadcrumbList */
export function breadcrumbs(page: PageFacts, trail: Queries.SeoPartsFragment["trail"]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    ...ids.trail(page),
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(page.site, path),
    })),
  };
}
