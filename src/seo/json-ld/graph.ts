import type { BreadcrumbList, Graph, Organization, PostalAddress, Thing, WebPage, WebSite } from "schema-dts";

/** Facts about the company and the site for the structured data of every page. */
export interface SiteFacts {
  readonly brand: string;
  readonly legalName: string;
  readonly url: string;
  readonly founded: number;
  readonly description: string;
  readonly language: string;
  /** Language and region, such as `en-US`. */
  readonly locale: string;
  /** ISO 4217 code of prices. */
  readonly currency: string;
  readonly company: CompanyFacts | null;
  /** The general mailbox, and those of the departments that the company has. */
  readonly mailboxes: { readonly general: string } & Readonly<Record<Department, string | null>>;
}

/** The postal address of the registered office. */
interface CompanyFacts {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1 code. */
  readonly country: string;
}

type Department = "general" | "sales" | "support" | "press" | "partners" | "academy";

/** The page that structured data describes. */
export interface PageFacts {
  readonly site: SiteFacts;
  /** Absolute URL of the page. */
  readonly url: string;
}

/** Builds objects of a page's graph. */
export type GraphBuilder = (page: PageFacts) => readonly Thing[];

/** Turns a path of the site into an absolute URL. Returns other URLs unchanged. */
export function toAbsoluteUrl({ url }: SiteFacts, path: string): string {
  return path.startsWith("/") ? `${url}${path}` : path;
}

/** Builds the `@id` references between objects of the graph. */
export const ids = {
  organization: ({ url }: SiteFacts) => ({ "@id": `${url}/#organization` }),
  website: ({ url }: SiteFacts) => ({ "@id": `${url}/#website` }),
  page: ({ url }: PageFacts) => ({ "@id": `${url}#page` }),
  trail: ({ url }: PageFacts) => ({ "@id": `${url}#breadcrumb` }),
  main: ({ url }: PageFacts) => ({ "@id": `${url}#main` }),
  model: ({ url }: PageFacts) => ({ "@id": `${url}#model` }),
} as const;

/**
 * Serializes a graph for a script element. `<` is escaped, so that no value can close the element.
 */
export function serializeGraph(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replace(/</g, "\\u003c");
}

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
    contactPoint: Object.entries(site.mailboxes).flatMap(([department, email]) =>
      email
        ? {
            "@type": "ContactPoint" as const,
            contactType: CONTACT_TYPES[department as Department],
            email,
            availableLanguage: site.language,
          }
        : [],
    ),
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
