import type { FormName } from "../payload/payload";
import type { InputRule } from "../payload/schemas";

/** The facts of `site.json` that the receiver uses. Texts may contain any other fact as a placeholder. */
export interface SiteFacts {
  readonly brand: string;
  /** The URL of the site, with which links in mails begin. */
  readonly url: string;
  readonly language: string;
  readonly region: string;
  /** Email addresses by name. */
  readonly mailboxes: { readonly general: string } & Readonly<Record<string, string>>;
  /** The name of the mailbox for each form type, and for the newsletter. */
  readonly recipients?: Readonly<Partial<Record<string, string>>>;
  /** Whether marketplace applications are delivered. A company without a marketplace has no such setting. */
  readonly marketplace?: { readonly deliver: boolean };
}

/** A text with its heading. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** A form: its fields with labels and rules, and what a visitor reads after sending it. */
export interface FormTexts {
  readonly title: string;
  readonly inputs: readonly (InputRule & { readonly label: string })[];
  readonly success: TitledText;
  /** The text next to the form, to which subscribers of the newsletter consent. */
  readonly note: string;
}

/** The names of the messages in `labels/submissions.json`. */
type Message =
  | ("fill" | "email" | "tooLong" | "characters" | "text" | "details" | "choice" | "unknown" | "invalid")
  | ("malformed" | "foreign" | "method" | "tooLarge" | "notJson" | "unknownForm" | "badForm" | "badKey" | "keyReused")
  | ("tooMany" | "unavailable" | "mailSubject");

export type SubmissionLabels = Readonly<Record<Message, string>> & {
  /** What staff call the forms. Content of earlier versions has no such names. */
  readonly mailForms?: Readonly<Partial<Record<string, string>>>;
  readonly mailFields: Readonly<Partial<Record<string, string>>>;
};

type TextWithButton = TitledText & { readonly button: string };

/** The answers to links in mails to subscribers, and the mail itself. */
export type NewsletterLabels = Readonly<Record<"confirm" | "unsubscribe", TextWithButton>> &
  Readonly<Record<"confirmed" | "unsubscribed" | "gone" | "invalid" | "unavailable", TitledText>> & {
    readonly mail: { readonly subject: string; readonly text: string };
  };

/** The documents of one language, by their names in `data/`. */
export type Documents = Readonly<Record<`forms/${FormName}.json`, FormTexts>> & {
  readonly "site.json": SiteFacts;
  readonly "labels/newsletter.json": NewsletterLabels;
  readonly "labels/submissions.json": SubmissionLabels;
  readonly "pages/form-answer.json": {
    readonly route: string;
    readonly labels: Readonly<Record<"notSent" | "kept" | "back", string>>;
  };
  readonly "partners/programs.json": { readonly items: readonly { readonly id: string; readonly title: string }[] };
};

/** The texts that the receiver shows or sends to visitors in one language. */
export type Texts = Documents & {
  /** The language; `undefined` for the default language, whose pages have no prefix. */
  readonly otherLanguage?: string;
};

/** The texts of all languages of a site. */
export interface SiteTexts {
  /** Those of the default language. */
  readonly defaultTexts: Texts;
  /** Those of a language, or those of the default language if the site is not published in it. */
  readonly findTexts: (language: unknown) => Texts;
}
