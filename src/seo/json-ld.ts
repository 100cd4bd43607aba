/** Facts about the company that structured data repeats on every page. */
export interface Company {
  brand: string;
  legalName: string;
  url: string;
  founded: number;
  description: string;
}

/** A part of a page's structured data, as schema.org names it. */
export type JsonLd = Record<string, unknown>;

/** The company itself. Source of the terms: https://schema.org/Organization */
export function organization({ brand, legalName, url, founded, description }: Company): JsonLd {
  return {
    "@type": "Organization",
    "@id": `${url}/#organization`,
    name: brand,
    legalName,
    url,
    foundingDate: String(founded),
    description,
  };
}

/** The site as a work of the company. Source of the terms: https://schema.org/WebSite */
export function website({ brand, url }: Company, language: string): JsonLd {
  return {
    "@type": "WebSite",
    "@id": `${url}/#website`,
    name: brand,
    url,
    inLanguage: language,
    publisher: { "@id": `${url}/#organization` },
  };
}

/**
 * One graph as the text of a script element. `<` is escaped, so no value can
 * close the element and begin another.
 */
export function graphText(parts: readonly JsonLd[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": parts }).replace(/</g, "\\u003c");
}
