import type { Field } from "@sveltia/cms";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { readDocument } from "../documents";
import { flatten } from "../form-texts";
import { reopenForm } from "../open-field";

type Content = Record<string, unknown>;
type Contents = Record<string, Content>;

/** The part of Sveltia's open form that we need. */
interface Draft {
  readonly fields: readonly Field[];
  readonly defaultLocale: string;
  readonly originalEntry?: { readonly locales: Readonly<Record<string, { path: string; content: Content }>> };
  /** Whether the editor has changed something. Only then does Sveltia keep a backup of the form. */
  interacted: boolean;
}

/** Sveltia's function that adds empty fields to the content of a form. */
type Normalize = (form: { fields: readonly Field[]; contentMap: Contents; defaultLocale: string }) => void;

declare global {
  interface Window {
    /** Called by Sveltia when it opens a form (packages/desk/src/patches/restore-forms.ts). Returns what the form shows instead of its file. */
    restoredContent?: (draft: Draft, locale: string, normalize: Normalize) => Content | undefined;
  }
}

/**
 * Opens the form of a file again with the values of an earlier version, as changes that are not saved. The texts of other
 * languages stay as they are.
 * @param file path relative to the project: `data/products/pro.json`
 * @param text the text of the file in the earlier version
 */
export async function restoreVersion(file: string, text: string): Promise<void> {
  const restored = flatten(readDocument(text) as JsonValue);
  let contents: Contents | undefined;
  window.restoredContent = (draft, locale, normalize) => {
    const { locales = {} } = draft.originalEntry ?? {};
    if (locales[draft.defaultLocale]?.path !== file) return undefined;
    contents ??= contentsOf(draft, restored, normalize);
    draft.interacted = true;
    return structuredClone(contents[locale]);
  };
  await reopenForm();
  // Sveltia may open the form twice, so the values are there until the editor leaves it.
  window.addEventListener("hashchange", () => delete window.restoredContent, { once: true });
}

/** The contents of a form in all its languages: the earlier version, and the translations as they are. */
function contentsOf(
  { fields, defaultLocale, originalEntry }: Draft,
  restored: Content,
  normalize: Normalize,
): Contents {
  const present = Object.entries(originalEntry?.locales ?? {});
  const contents = Object.fromEntries(
    present.map(([locale, { content }]) => [locale, locale === defaultLocale ? restored : { ...content }]),
  );
  window.fillTranslations?.(contents, defaultLocale, fields);
  normalize({ fields, contentMap: contents, defaultLocale });
  return contents;
}
