import type { OpenForm } from "./draft";
import type { Collections } from "../form-field";

/** The path of the page that shows an entry; undefined if it has none, or is not saved yet. */
export function pagePathOf(
  form: Pick<OpenForm, "collection" | "name" | "current" | "defaultLocale">,
  collections: Collections,
): string | undefined {
  const { name } = form;
  const collection = collections.find((each) => "name" in each && each.name === form.collection);
  if (!collection || name === "") return undefined;
  const pattern =
    "files" in collection
      ? collection.files.find((file) => file.name === name)?.preview_path
      : "preview_path" in collection
        ? collection.preview_path
        : undefined;
  if (pattern === undefined) return undefined;
  const path = pattern
    .replace("{{slug}}", name)
    .replace(/\{\{fields\.(\w+)\}\}/, (_match, field: string) =>
      String(form.current[form.defaultLocale]?.[field] ?? ""),
    );
  return path.startsWith("/") ? path : `/${path}`;
}
