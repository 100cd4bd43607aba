import type { JsonValue } from "../../../src/lib/json-value";

type Values = Record<string, unknown>;

/** The parts of Sveltia’s draft of an open form that the page needs. */
export interface SveltiaDraft {
  readonly collectionName: string;
  /** The name of a single file in its collection. */
  readonly fileName?: string;
  readonly defaultLocale: string;
  /** The saved entry; undefined for a new one. */
  readonly originalEntry?: { readonly slug: string; readonly locales: Record<string, { readonly path: string }> };
  readonly originalValues: Record<string, Values>;
  readonly currentValues: Record<string, Values>;
}

type Serialize = (part: { draft: SveltiaDraft; locale: string; valueMap: Values }) => JsonValue;
type IsModified = (draft: SveltiaDraft) => boolean;

declare global {
  // Sveltia calls it after each change of the open form, and without a draft when it is closed (desk/draft-reports.ts).
  var reportDraft: undefined | ((draft: SveltiaDraft | null, serialize: Serialize, isModified: IsModified) => void);
}

/** The open form. */
export interface OpenForm {
  readonly collection: string;
  /** The slug of the entry, or the name of the single file. */
  readonly name: string;
  /** Path of the file relative to the project; undefined for a new entry. */
  readonly file: string | undefined;
  readonly values: Values;
  isChanged(): boolean;
  /** The document as it would be saved. A picture that is not saved is the one before. */
  toDocument(): JsonValue;
}

/** The hash of the URL while a form is open: `#/collections/articles/entries/2`. */
const FORM_HASH = /^#\/collections\/[^/]+\/(entries\/|new)/;

/**
 * Calls a function when a form is opened, changed or closed.
 * @param onChange receives the form, or undefined when it was closed
 */
export function watchForm(onChange: (form: OpenForm | undefined) => void): void {
  // Sveltia does not report a form that is left with the arrow or with Back.
  window.addEventListener("hashchange", () => {
    if (!FORM_HASH.test(window.location.hash)) onChange(undefined);
  });
  globalThis.reportDraft = (draft, serialize, isModified) => {
    if (!draft) return onChange(undefined);
    const { collectionName, fileName, originalEntry, defaultLocale: locale } = draft;
    onChange({
      collection: collectionName,
      name: fileName ?? originalEntry?.slug ?? "",
      file: originalEntry?.locales[locale]?.path,
      values: draft.currentValues[locale] ?? {},
      isChanged: () => isModified(draft),
      toDocument: () => serialize({ draft, locale, valueMap: withSavedPictures(draft, locale) }),
    });
  };
}

function withSavedPictures({ currentValues, originalValues }: SveltiaDraft, locale: string): Values {
  const values = Object.entries(currentValues[locale] ?? {}).map(([path, value]) => {
    const isUnsaved = typeof value === "string" && value.startsWith("blob:");
    return [path, isUnsaved ? originalValues[locale]?.[path] : value] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
