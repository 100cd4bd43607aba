import { NEWSLETTER_SUBJECT, type FormName, type Payload } from "./payload";

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
