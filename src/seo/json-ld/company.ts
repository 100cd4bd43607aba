import type { ContactPoint, Organization, WebSite } from "schema-dts";
import { ids, type Department, type SiteFacts } from "./graph";

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

/**
 * The company in short form, for every page. Pages about the company use `fullOrganization` with the same `@id`.
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
    contactPoint: DEPARTMENTS.map((department) => buildContactPoint(site, department)),
  };
}

const DEPARTMENTS = Object.keys(CONTACT_TYPES) as Department[];

function buildContactPoint({ mailboxes, language }: SiteFacts, department: Department): ContactPoint {
  return {
    "@type": "ContactPoint",
    contactType: CONTACT_TYPES[department],
    email: mailboxes[department],
    availableLanguage: language,
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
