import type { HOST_TEXT_DOCUMENTS } from "@capture/domain/host-texts";
import contact from "../../../data/forms/contact.json";
import demo from "../../../data/forms/demo.json";
import marketplace from "../../../data/forms/marketplace-partner.json";
import newsletter from "../../../data/forms/newsletter.json";
import application from "../../../data/forms/partner-application.json";
import inquiry from "../../../data/forms/partnership-inquiry.json";
import newsletterLabels from "../../../data/labels/newsletter.json";
import submissionLabels from "../../../data/labels/submissions.json";
import page from "../../../data/pages/form-answer.json";
import programs from "../../../data/partners/programs.json";
import site from "../../../data/site.json";

/** The texts that the host shows or sends to visitors, in the site's own language, by the name of their document. */
export const OWN_TEXTS = {
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
} satisfies Record<(typeof HOST_TEXT_DOCUMENTS)[number], object>;

/** The texts of one language. */
export type Texts = typeof OWN_TEXTS;

/** The language of texts, if it is not the site's own. */
export function otherLanguageOf(texts: Texts): string | undefined {
  const { language } = texts["site.json"];
  return language === site.language ? undefined : language;
}
