import type { HelpDocument, HelpKind, SearchDocument } from "./document";

/** A page with its metadata. */
export interface IndexedPage {
  /** Name of the page that lists all pages of this kind, such as “Products”; undefined for a fixed page. */
  readonly section: string | undefined;
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** A project of the showcase, which has a card but not a page of its own. */
export interface IndexedProject {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** A release on the page of releases. */
export interface IndexedRelease {
  readonly slug: string;
  readonly title: string;
  readonly news: readonly string[];
  readonly version: string;
  readonly product: { readonly name: string };
}

/** Headings of the kinds of results without a list page. The heading of other kinds is the name of their list page. */
export type Headings = Readonly<Record<HelpKind | "page" | "project" | "tour", string>>;

/** Tours belong to the showcase, but the search lists them under a heading of their own. */
const TOURS_PREFIX = "/tours/";

/** The page that shows the projects. */
const SHOWCASE = "/showcase";

/** The page that shows the releases. */
const RELEASES = "/releases";

/**
 * All documents of the site search: each page, each project, each release, and the documents of the help search. Without the page that
 * shows them, the search has no projects and no releases.
 */
export function siteDocuments(
  pages: readonly IndexedPage[],
  projects: readonly IndexedProject[],
  releases: readonly IndexedRelease[],
  answers: readonly HelpDocument[],
  headings: Headings,
): SearchDocument[] {
  const releasesPage = pages.find(({ path }) => path === RELEASES);
  return [
    ...pages.map(({ section, path, name, description, keywords }) => ({
      id: `page-${path}`,
      kind: path.startsWith(TOURS_PREFIX) ? headings.tour : (section ?? headings.page),
      title: name,
      text: description,
      source: name,
      to: path,
      about: keywords.join(" "),
    })),
    ...(pages.some(({ path }) => path === SHOWCASE) ? projects : []).map(({ id, title, description }) => ({
      id: `project-${id}`,
      kind: headings.project,
      title,
      text: description,
      source: title,
      to: `${SHOWCASE}#${id}`,
      about: "",
    })),
    ...(releasesPage ? releases : []).map(({ slug, title, news, version, product }) => ({
      id: `release-${slug}`,
      kind: releasesPage?.name ?? "",
      title: `${product.name} ${version}: ${title}`,
      text: news.join(" "),
      source: title,
      to: `${RELEASES}#${slug}`,
      about: "",
    })),
    ...answers.map((answer) => ({ ...answer, kind: headings[answer.kind] })),
  ];
}
