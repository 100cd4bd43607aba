import type { Field } from "@sveltia/cms";
import { findForm } from "@capture/desk/client/form-field";
import { createDeskSettings } from "@capture/desk/config/settings";
import { jsonFilesOf } from "@capture/content/model/files-below";

/** The form of a file in data/. */
export interface DeskForm {
  /** Path below `#/collections/`. */
  path: string;
  file: string;
  fields: readonly Field[];
}

/** Lists the form of every file in data/. */
export function listForms(): DeskForm[] {
  const { config } = createDeskSettings("data", { name: "github", repo: "local/data" }, true);
  return jsonFilesOf("data").flatMap((name): DeskForm[] => {
    const file = `data/${name}`;
    const form = findForm(file, config.collections ?? []);
    return form ? [{ path: form.hash.replace("#/collections/", ""), file, fields: form.fields }] : [];
  });
}
