import type { Placeholders } from "../config/placeholders";
import { findFile, type Collections } from "./form-field";

declare global {
  interface Window {
    /** Called by Sveltia for each field with a text (packages/desk/src/patches/show-placeholders.ts). */
    placeholderOf?: (keyPath: string, locale: string) => string | undefined;
  }
}

/** Makes empty fields of the open form show the engine’s texts, which the site shows as long as they are empty. */
export function showWords(placeholders: Placeholders, collections: Collections): void {
  window.placeholderOf = (keyPath, locale) =>
    placeholders[findFile(location.hash, collections) ?? ""]?.[locale]?.[keyPath];
}
