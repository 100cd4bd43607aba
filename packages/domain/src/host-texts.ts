// Shared by the build and the host. This file contains only constants, because the host reads the documents themselves.

/**
 * The file with the texts of one language that the host shows or sends to visitors, in the folder of that language in a
 * release: `de/_texts.json`. The host does not serve it.
 */
export const HOST_TEXTS_FILE = "_texts.json";

/** The documents of data/ that the file contains, by their names. */
export const HOST_TEXT_DOCUMENTS = [
  "site.json",
  "forms/contact.json",
  "forms/demo.json",
  "forms/marketplace-partner.json",
  "forms/newsletter.json",
  "forms/partner-application.json",
  "forms/partnership-inquiry.json",
  "labels/newsletter.json",
  "labels/submissions.json",
  "pages/form-answer.json",
  "partners/programs.json",
] as const;
