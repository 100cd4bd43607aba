/** Path of the index of the help search. */
export const HELP_SEARCH_PATH = "/help-search.json";

/** The kind of source that an answer comes from. */
export type HelpKind = "faq" | "manual" | "tutorial" | "article" | "specification";

/** An entry of a search index. */
export interface SearchDocument {
  id: string;
  /** A `HelpKind`, or the heading under which the site search lists the document. */
  kind: string;
  /** The question, the heading of a section, or the name of a specification field. */
  title: string;
  /** The answer itself, or the text from which a snippet is taken. */
  text: string;
  /** Title of the manual or article, or name of the device. */
  source: string;
  /** Path or URL of the source. */
  to: string;
  /** Further words that are indexed but not shown. */
  about: string;
}

/** A document of the help search. */
export interface HelpDocument extends SearchDocument {
  kind: HelpKind;
}

/** An answer as a visitor sees it. */
export type Answer = Pick<HelpDocument, "id" | "kind" | "title" | "text" | "source" | "to">;

export interface HelpSearch {
  /** Returns the answers to a question, the best first; an empty list when there is none. */
  ask(question: string): Answer[];
}
