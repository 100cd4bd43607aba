import type { Values } from "./schemas";
import { HONEYPOT } from "./form-endpoint";
import { maxLength } from "./max-length";

/** The forms of the site. The name of a form is the name of its file in data/forms/. */
export type FormName =
  "demo" | "contact" | "newsletter" | "partner-application" | "partnership-inquiry" | "marketplace-partner";

/** The forms that pages contain as served HTML, so they work without script. All others open in a dialog. */
export const SERVED_FORMS = ["contact", "newsletter", "demo"] as const satisfies readonly FormName[];

export const FORM_TYPES = ["demo_request", "partnership_inquiry", "contact"] as const;

export type FormType = (typeof FORM_TYPES)[number];

/** The JSON body of a submission. */
export interface Payload {
  form_type: FormType;
  name?: string;
  email: string;
  company?: string;
  phone?: string;
  message?: string;
  additional_data?: Record<string, string>;
}

/** Subject of a newsletter subscription. */
export const NEWSLETTER_SUBJECT = "Newsletter";

/**
 * Field of additional_data with the language of the page. Pages in the default language do not send it, so their
 * payload is that of a site with one language.
 */
export const LANGUAGE_FIELD = "language";

/** Fields of additional_data that contain the page, the referrer and the campaign of a submission. */
export const SOURCE_FIELDS = ["source_page", "source_first_page", "source_referrer", "source_campaign"] as const;

/** The page, the referrer and the campaign of a submission, as far as they are known. */
export type Source = Partial<Record<(typeof SOURCE_FIELDS)[number], string>>;

/**
 * The body for a form's values. Empty fields are omitted, and so is `company` for the contact form.
 * @param extra values that the page adds: the partner program or the kind of marketplace application, and its language
 */
export function toPayload(form: FormName, values: Values, extra: Values = {}): Payload {
  const { [HONEYPOT]: honeypot = "", ...fields } = values;
  const trimmedFields = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()]));
  const { name = "", email = "", company = "", phone = "", message = "", ...others } = trimmedFields;
  const details = { ...additionalData(form, others, extra), ...(honeypot !== "" && { [HONEYPOT]: honeypot }) };
  const fullName = form === "contact" ? `${others.firstName ?? ""} ${others.lastName ?? ""}`.trim() : name;
  return {
    form_type: formType(form),
    ...(fullName !== "" && { name: fullName }),
    email,
    ...(company !== "" && form !== "contact" && { company }),
    ...(phone !== "" && { phone }),
    ...(message !== "" && { message }),
    ...(Object.keys(details).length > 0 && { additional_data: details }),
  };
}

/** The `form_type` of a form's submissions. */
export function formType(form: FormName): FormType {
  if (form === "demo") return "demo_request";
  return form === "contact" || form === "newsletter" ? "contact" : "partnership_inquiry";
}

/** The fields of a body that identify its form. Their values may be invalid: validation needs to know the form. */
type IdentifyingFields = Pick<Payload, "form_type"> & {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly additional_data?: Readonly<Record<string, unknown>>;
};

/**
 * Derives the form from a body. Several forms share a `form_type`; their other fields tell them apart:
 * `{ form_type: "contact", additional_data: { subject: "Newsletter" } }` without a name and a message is a newsletter
 * subscription.
 */
export function formOf({ form_type, name, message, additional_data: details = {} }: IdentifyingFields): FormName {
  if (form_type === "demo_request") return "demo";
  if (form_type === "contact") {
    const isNewsletter = details.subject === NEWSLETTER_SUBJECT && name === undefined && message === undefined;
    return isNewsletter ? "newsletter" : "contact";
  }
  if ("partnershipType" in details) return "partnership-inquiry";
  return "type" in details ? "marketplace-partner" : "partner-application";
}

function additionalData(form: FormName, others: Values, extra: Values): Values {
  return form === "newsletter" ? { subject: NEWSLETTER_SUBJECT, ...extra } : { ...others, ...extra };
}

/**
 * Adds the page, the referrer and the campaign to a payload. A newsletter subscription is returned unchanged,
 * because only its email address may be stored.
 */
export function withSource(payload: Payload, source: Source): Payload {
  if (formOf(payload) === "newsletter") return payload;
  const knownFields = Object.entries(source).filter(([, value]) => value !== "");
  if (knownFields.length === 0) return payload;
  const details = Object.fromEntries(knownFields.map(([name, value]) => [name, value.slice(0, maxLength("text"))]));
  return { ...payload, additional_data: { ...payload.additional_data, ...details } };
}
