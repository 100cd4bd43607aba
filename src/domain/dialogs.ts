/** Prefix of links that open a dialog: `dialog:demo`. */
export const DIALOG = "dialog:";

/** The dialogs that a link of the content may open, with the form in each and what it adds to the submission. */
export const dialogs = {
  demo: { form: "demo" },
  "partnership-inquiry": { form: "partnership-inquiry" },
  "marketplace-general": { form: "marketplace-partner", extra: { type: "general" } },
  "marketplace-service": { form: "marketplace-partner", extra: { type: "service" } },
  "marketplace-marketplace": { form: "marketplace-partner", extra: { type: "marketplace" } },
} as const;

/** The anchor of the demo form in a page, for visitors without script. */
export const DEMO_FORM = "/showcase#demo";

export type DialogName = keyof typeof dialogs;
