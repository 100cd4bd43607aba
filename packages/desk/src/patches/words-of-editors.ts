/** English words of Sveltia, and those of editors (docs/editing.md). A word after `$` is the name of a value. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(t|T)he “\{\$repo\}” repository/g, "$1he content of the site (“{$repo}”)"],
  [/\b(your|the) repository/g, "the content of the site"],
  [/\b(Your|The) repository/g, "The content of the site"],
  [/\bRepository\b/g, "Content"],
  [/\bbackend\b/g, "host"],
  [/\b(a|A)n asset\b/g, "$1 file"],
  [/\b(?<!\$)asset(s?)\b/g, "file$1"],
  [/\bAsset(s?)\b/g, "File$1"],
  [/\b(a|A) slug\b/g, "$1n address"],
  [/\b(?<!\$)slug\b/g, "address"],
  [/\bSlug\b/g, "Address"],
  [/\b(?<!\$)locale\b/g, "language"],
  [/\bLocale\b/g, "Language"],
  [/\b(?<!\$)collection(s?)\b/g, "kind$1"],
  [/\bCollection(s?)\b/g, "Kind$1"],
];

/** Texts of Sveltia that other words alone do not make clear, by their path. */
export const MESSAGES: Readonly<Record<string, string>> = {
  work_with_local_repo: "Open the content",
  work_with_local_repo_description: "Then choose the folder “{$repo}”, the one that contains “data”.",
  work_with_local_repo_description_no_repo: "Then choose the folder that contains “data”.",
  working_with_local_repo: "Working on this machine",
  "sign_in_error.not_project_root": "This folder is not the one of the site. Choose the folder that contains “data”.",
  "sign_in_error.picker_dismissed": "No folder was chosen. Press “Open the content” and choose the folder of the site.",
  x_collection: "{$collection}",
  locale_content_disabled_short: "(not translated)",
  locale_x_has_been_disabled: "Not translated into {$locale}.",
  locale_x_now_disabled: "The {$locale} translation is deleted when you save the entry.",
  enable_x_locale: "Translate into {$locale}",
  reenable_x_locale: "Keep the {$locale} translation",
  disable_x_locale: "Delete the {$locale} translation",
  "assets_dialog.folder.field": "Files of this field",
  "assets_dialog.folder.entry": "Files of this entry",
  "assets_dialog.folder.file": "Files of this form",
  "assets_dialog.folder.collection": "Files of this kind",
  "assets_dialog.folder.global": "Other files",
  "save_conflict.modified": "Someone else has changed this entry after you opened it.",
  "save_conflict.deleted": "Someone else has deleted this entry after you opened it.",
};

/** The same texts in German, which a browser in German shows. */
export const GERMAN: Readonly<Record<string, string>> = {
  work_with_local_repo: "Inhalte öffnen",
  work_with_local_repo_description: "Wählen Sie dann den Ordner „{$repo}“, der „data“ enthält.",
  work_with_local_repo_description_no_repo: "Wählen Sie dann den Ordner, der „data“ enthält.",
  working_with_local_repo: "Arbeitet auf diesem Rechner",
  "sign_in_error.not_project_root":
    "Dieser Ordner ist nicht der Ordner der Website. Wählen Sie den Ordner, der „data“ enthält.",
  "sign_in_error.picker_dismissed":
    "Kein Ordner wurde gewählt. Klicken Sie auf „Inhalte öffnen“, und wählen Sie den Ordner der Website.",
  collections: "Arten",
  slug: "Adresse",
  "sort_keys.slug": "Adresse",
  edit_slug: "Adresse bearbeiten",
  "edit_slug_error.empty": "Die Adresse darf nicht leer sein.",
  "edit_slug_error.invalid":
    "Die Adresse darf keine Sonderzeichen enthalten, auch keine Schrägstriche und Leerzeichen.",
  "edit_slug_error.duplicate": "Ein anderer Eintrag hat diese Adresse.",
  "entry_sidebar.slug.title": "Adresse",
  locale_content_disabled_short: "(nicht übersetzt)",
  locale_x_has_been_disabled: "Nicht übersetzt: {$locale}.",
  locale_x_now_disabled: "Die Übersetzung ({$locale}) wird beim Speichern des Eintrags gelöscht.",
  enable_x_locale: "Übersetzen: {$locale}",
  reenable_x_locale: "Übersetzung behalten: {$locale}",
  disable_x_locale: "Übersetzung löschen: {$locale}",
  "assets_dialog.folder.field": "Dateien dieses Feldes",
  "assets_dialog.folder.entry": "Dateien dieses Eintrags",
  "assets_dialog.folder.file": "Dateien dieses Formulars",
  "assets_dialog.folder.collection": "Dateien dieser Art",
  "assets_dialog.folder.global": "Andere Dateien",
};
