import type { Documents } from "@capture/receiver/texts/texts";
import contact from "../../data/forms/contact.json";
import demo from "../../data/forms/demo.json";
import marketplace from "../../data/forms/marketplace-partner.json";
import newsletter from "../../data/forms/newsletter.json";
import application from "../../data/forms/partner-application.json";
import inquiry from "../../data/forms/partnership-inquiry.json";
import newsletterLabels from "../../data/labels/newsletter.json";
import submissionLabels from "../../data/labels/submissions.json";
import page from "../../data/pages/form-answer.json";
import programs from "../../data/partners/programs.json";
import site from "../../data/site.json";

/**
 * The documents of the receiver in the default language, for functions, whose bundles contain them. The host reads those
 * of the release.
 */
export const receiverTexts: Documents = {
  "site.json": site,
  "forms/contact.json": contact,
  "forms/demo.json": demo,
  "forms/marketplace-partner.json": marketplace,
  "forms/newsletter.json": newsletter,
  "forms/partner-application.json": application,
  "forms/partnership-inquiry.json": inquiry,
  "labels/newsletter.json": newsletterLabels,
  "labels/submissions.json": submissionLabels,
  "pages/form-answer.json": page,
  "partners/programs.json": programs,
};
