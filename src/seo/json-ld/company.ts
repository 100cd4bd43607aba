import type { ContactPoint, Organization, WebSite } from "schema-dts";
import { ids, type Department, type SiteFacts } from "./graph";

/** Drawn from static/favicon.svg by `npm run icons`; search engines want at least 112 pixels. */
const LOGO = { path: "/icons/icon-512.png", size: 512 } as const;

/** What each mailbox is for, in the terms of https://schema.org/contactType. */
const CONTACT_TYPES: Readonly<Record<Department, string>> = {
  general: "customer service",
  sales: "sales",
  support: "technical support",
  press: "public relations",
  partners: "partnerships",
  academy: "training",
};

/**
 * The company as search engines name it beside a page; who speaks of it in
 * full says so under the same name. Source of the terms: https://schema.org/Organization
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

/** The company itself, for pages that speak about it. */
export function wholeOrganization(site: SiteFacts): Organization {
  return {
    ...organization(site),
    legalName: site.legalName,
    description: site.description,
    foundingDate: String(site.founded),
    email: site.mailboxes.general,
    contactPoint: departments.map((department) => contactPoint(site, department)),
  };
}

const departments = Object.keys(CONTACT_TYPES) as Department[];

function contactPoint({ mailboxes, language }: SiteFacts, department: Department): ContactPoint {
  return {
    "@type": "ContactPoint",
    contactType: CONTACT_TYPES[department],
    email: mailboxes[department],
    availableLanguage: language,
  };
}

/** The site as a work of the company. Source of the terms: https://schema.org/WebSite */
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
