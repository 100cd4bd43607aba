/** The prefix of links that open a dialog: `dialog:demo`. */
export const DIALOG_PREFIX = "dialog:";

/** The dialogs that links in the content can open: the form of each, and the data that the dialog adds to a submission. */
export const dialogs = {
  demo: { form: "demo" },
  "partnership-inquiry": { form: "partnership-inquiry" },
  "marketplace-general": { form: "marketplace-partner", extra: { type: "general" } },
  "marketplace-service": { form: "marketplace-partner", extra: { type: "service" } },
  "marketplace-marketplace": { form: "marketplace-partner", extra: { type: "marketplace" } },
} as const;

/** Path of the page that contains the demo form, for visitors without script. */
export const DEMO_FORM_PATH = "/showcase#demo";

export type DialogName = keyof typeof dialogs;
