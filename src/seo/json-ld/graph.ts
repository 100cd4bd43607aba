import type { Graph, Thing } from "schema-dts";

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
  readonly mailboxes: Readonly<Record<Department, string>>;
}

export type Department = "general" | "sales" | "support" | "press" | "partners" | "academy";

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
