import type { HelpDocument, HelpKind, SearchDocument } from "./document";

/** A page with its metadata for search engines. */
export interface SearchedPage {
  /** The page that lists pages of this kind; a fixed page has none. */
  readonly section: string | undefined;
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** A project of the showcase, which has a card there and no page of its own. */
export interface SearchedProject {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** The headings of what is found, where no page gives one. */
export type Headings = Readonly<Record<HelpKind | "page" | "project" | "tour", string>>;

/** Tours are listed by their projects on the showcase, but they are looked for as tours. */
const TOURS = "/tours/";

/** Everything that the site search finds: each page, each project, and all that the help search knows. */
export function siteDocuments(
  pages: readonly SearchedPage[],
  projects: readonly SearchedProject[],
  answers: readonly HelpDocument[],
  headings: Headings,
): SearchDocument[] {
  return [
    ...pages.map(({ section, path, name, description, keywords }) => ({
      id: `page-${path}`,
      kind: path.startsWith(TOURS) ? headings.tour : (section ?? headings.page),
      title: name,
      text: description,
      source: name,
      to: path,
      about: keywords.join(" "),
    })),
    ...projects.map(({ id, title, description }) => ({
      id: `project-${id}`,
      kind: headings.project,
      title,
      text: description,
      source: title,
      to: `/showcase#${id}`,
      about: "",
    })),
    ...answers.map((answer) => ({ ...answer, kind: headings[answer.kind] })),
  ];
}
