import { NEWSLETTER_SUBJECT, type FormName, type Payload } from "./payload";

/** What of a body shows its form. The values are unknown, because the form is needed to check them. */
type Identifying = Pick<Payload, "form_type"> & {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly additional_data?: Readonly<Record<string, unknown>>;
};

/**
 * The form that a body was sent by. A body names only its type, and several forms share one:
 * `{ form_type: "contact", additional_data: { subject: "Newsletter" } }` without a name is a subscription.
 */
export function formOf({ form_type, name, message, additional_data: details = {} }: Identifying): FormName {
  if (form_type === "demo_request") return "demo";
  if (form_type === "contact") {
    const isNewsletter = details.subject === NEWSLETTER_SUBJECT && name === undefined && message === undefined;
    return isNewsletter ? "newsletter" : "contact";
  }
  if ("partnershipType" in details) return "partnership-inquiry";
  return "type" in details ? "marketplace-partner" : "partner-application";
}
