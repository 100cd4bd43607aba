/** Where the built site serves the index. */
export const HELP_SEARCH_PATH = "/help-search.json";

/** What an answer comes from. */
export type HelpKind = "faq" | "manual" | "tutorial" | "article" | "specification";

/** An entry of a search index. */
export interface SearchDocument {
  id: string;
  /** What kind of thing it is: a `HelpKind`, or the heading under which the site search lists it. */
  kind: string;
  /** What the text is about: the question, the heading of a section, the name of a figure. */
  title: string;
  /** The answer itself, or the text from which a snippet is taken. */
  text: string;
  /** What the answer comes from: the title of a manual or article, the name of a device. */
  source: string;
  /** The path of the source. */
  to: string;
  /** Further words by which it is found. */
  about: string;
}

/** One thing that the help search can answer with. */
export interface HelpDocument extends SearchDocument {
  kind: HelpKind;
}

/** What a visitor is shown for a question. */
export type Answer = Pick<HelpDocument, "id" | "kind" | "title" | "text" | "source" | "to">;

/** Answers questions, the best answer first; an empty list when it knows none. */
export interface HelpSearch {
  ask(question: string): Answer[];
}
