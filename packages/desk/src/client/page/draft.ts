import type { JsonValue } from "@capture/domain/lib/json-value";

/** Values of a form, by path: `keyFigures.0.label`. */
export type Values = Readonly<Record<string, unknown>>;

/** Values of a form, by Sveltia’s name of the language. */
export type LocaleValues = Readonly<Record<string, Values>>;

/** The parts of Sveltia’s draft of an open form that the page needs. */
export interface SveltiaDraft {
  readonly collectionName: string;
  /** The name of a single file in its collection. */
  readonly fileName?: string;
  readonly defaultLocale: string;
  /** The saved entry; undefined for a new one. */
  readonly originalEntry?: { readonly slug: string; readonly locales: Record<string, { readonly path: string }> };
  readonly originalValues: LocaleValues;
  readonly currentValues: LocaleValues;
}

type Serialize = (part: { draft: SveltiaDraft; locale: string; valueMap: Values }) => JsonValue;
type IsModified = (draft: SveltiaDraft) => boolean;

declare global {
  // Sveltia calls it after each change of the open form, and without a draft when it is closed (packages/desk/src/patches/report-drafts.ts).
  var reportDraft: undefined | ((draft: SveltiaDraft | null, serialize: Serialize, isModified: IsModified) => void);
}

/** The open form. */
export type OpenForm = ReturnType<typeof toOpenForm>;

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
    // Sveltia may still report a form that was left.
    if (!draft || !FORM_HASH.test(window.location.hash)) return onChange(undefined);
    onChange(toOpenForm(draft, serialize, isModified));
  };
}

function toOpenForm(draft: SveltiaDraft, serialize: Serialize, isModified: IsModified) {
  const { collectionName, fileName, originalEntry, defaultLocale: locale } = draft;
  return {
    collection: collectionName,
    /** The slug of the entry, or the name of the single file. */
    name: fileName ?? originalEntry?.slug ?? "",
    /** Path of the file relative to the project; undefined for a new entry. */
    file: originalEntry?.locales[locale]?.path,
    /** Sveltia’s name of the default locale. */
    defaultLocale: locale,
    saved: draft.originalValues,
    current: draft.currentValues,
    isChanged: (): boolean => isModified(draft),
    /**
     * The document as it would be saved.
     * @param pictures the paths of pictures that are not saved, by their `blob:` URL; another such picture is the one before
     */
    toDocument: (pictures: ReadonlyMap<string, string>): JsonValue =>
      serialize({ draft, locale, valueMap: withPictures(draft, locale, pictures) }),
  };
}

/** Whether a value is a picture that was chosen, but is not saved. */
export const isUnsavedPicture = (value: unknown): value is string =>
  typeof value === "string" && value.startsWith("blob:");

function withPictures(
  { currentValues, originalValues }: SveltiaDraft,
  locale: string,
  pictures: ReadonlyMap<string, string>,
): Values {
  const values = Object.entries(currentValues[locale] ?? {}).map(([path, value]) => {
    const shown = isUnsavedPicture(value) ? (pictures.get(value) ?? originalValues[locale]?.[path]) : value;
    return [path, shown] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
