import type { WordKey } from "../content/pick";

/** A reader of the help desk's labels. */
export type HelpWord = (key: WordKey<"/support/assistant">) => string;

/** Where a visitor finds a person when the desk knows no answer. */
export type HelpContact = Pick<Queries.SectionPartsFragment, "heading" | "lead" | "actions">;
