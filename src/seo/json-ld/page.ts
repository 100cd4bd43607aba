import type { BreadcrumbList, Organization, PostalAddress, WebPage, WebSite } from "schema-dts";
import { toAbsoluteUrl, ids, type Department, type PageFacts, type SiteFacts } from "./graph";

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
  "/releases": "CollectionPage",
};

/** Drawn from the mark of the brand (gatsby/outputs/brand/icons.ts). Google requires at least 112 px. */
const LOGO = { path: "/icons/icon-512.png", size: 512 } as const;

/** Contact type of each mailbox. Source: https://schema.org/contactType */
const CONTACT_TYPES: Readonly<Record<Department, string>> = {
  general: "customer service",
  sales: "sales",
  support: "technical support",
  press: "public relations",
  partners: "partnerships",
  academy: "training",
};

/** Whether a page is about the company. */
export const isAboutCompany = (path: string): boolean => ["/", "/about", "/contact"].includes(path);

/**
 * The company in short form, for most pages. Pages about the company use `fullOrganization` with the same `@id`.
 * Source: https://schema.org/Organization
 */
export function organization(site: SiteFacts) {
  return {
    "@type": "Organization",
    ...ids.organization(site),
    name: site.brand,
    url: site.url,
    logo: {
      "@type": "ImageObject",
      url: `${site.url}${LOGO.path}`,
      contentUrl: `${site.url}${LOGO.path}`,
      width: { "@type": "QuantitativeValue", value: LOGO.size, unitCode: "E37" },
      height: { "@type": "QuantitativeValue", value: LOGO.size, unitCode: "E37" },
    },
  } as const satisfies Organization;
}

/** The company with all its facts, for pages about it. */
export function fullOrganization(site: SiteFacts): Organization {
  return {
    ...organization(site),
    legalName: site.legalName,
    description: site.description,
    foundingDate: String(site.founded),
    email: site.mailboxes.general,
    ...(site.company && { address: postalAddress(site.company) }),
    contactPoint: Object.entries(CONTACT_TYPES).map(([department, contactType]) => ({
      "@type": "ContactPoint",
      contactType,
      email: site.mailboxes[department as Department],
      availableLanguage: site.language,
    })),
  };
}

function postalAddress({ street, postalCode, city, country }: NonNullable<SiteFacts["company"]>): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: country,
  };
}

/** The site, published by the company. Source: https://schema.org/WebSite */
export function website(site: SiteFacts): WebSite {
  return {
    "@type": "WebSite",
    ...ids.website(site),
    name: site.brand,
    url: site.url,
    description: site.description,
    inLanguage: site.language,
    publisher: ids.organization(site),
  };
}

/** The page as part of the site. Source: https://schema.org/WebPage */
export function webPage(page: PageFacts, path: string, seo: Queries.SeoFieldsFragment): WebPage {
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
export function breadcrumbs(page: PageFacts, trail: Queries.SeoFieldsFragment["trail"]): BreadcrumbList {
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
