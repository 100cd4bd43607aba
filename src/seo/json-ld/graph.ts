import type { Graph, Thing } from "schema-dts";

/** Facts about the company that structured data repeats on every page. */
export interface SiteFacts {
  readonly brand: string;
  readonly legalName: string;
  readonly url: string;
  readonly founded: number;
  readonly description: string;
  readonly language: string;
  readonly mailboxes: Readonly<Record<Department, string>>;
}

export type Department = "general" | "sales" | "support" | "press" | "partners" | "academy";

/** The page that a part of structured data speaks about. */
export interface PageFacts {
  readonly site: SiteFacts;
  /** The page's full address. */
  readonly url: string;
}

/** A page's own parts of the graph, made when its address is known. */
export type Parts = (page: PageFacts) => readonly Thing[];

/** The full address of a path of the site; an outside address stays as it is. */
export function absolute({ url }: SiteFacts, path: string): string {
  return path.startsWith("/") ? `${url}${path}` : path;
}

/** The names by which parts of the graph point at each other. */
export const ids = {
  organization: ({ url }: SiteFacts) => ({ "@id": `${url}/#organization` }),
  website: ({ url }: SiteFacts) => ({ "@id": `${url}/#website` }),
  page: ({ url }: PageFacts) => ({ "@id": `${url}#page` }),
  trail: ({ url }: PageFacts) => ({ "@id": `${url}#breadcrumb` }),
  main: ({ url }: PageFacts) => ({ "@id": `${url}#main` }),
} as const;

/**
 * One graph as the text of a script element. `<` is escaped, so no value can
 * close the element and begin another.
 */
export function graphText(parts: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": parts };
  return JSON.stringify(graph).replace(/</g, "\\u003c");
}
