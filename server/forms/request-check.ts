import type { FormName, Payload } from "../../src/forms/payload/payload";
import { checkSubmission, isObject } from "../../src/forms/payload/submission";
import { extractHoneypot } from "./honeypot";
import { rejected, type SubmissionResult } from "./submission-result";

/** The submission of a valid request, or the result of an invalid one. */
type RequestCheck =
  | {
      readonly status: "valid";
      readonly value: Payload;
      readonly form: FormName;
      readonly suspected: "honeypot" | null;
    }
  | Extract<SubmissionResult, { status: "invalid" | "rejected" }>;

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** Checks the body and the idempotency key of a request. */
export function checkRequest(body: unknown, idempotencyKey: string | undefined): RequestCheck {
  if (!isObject(body)) return rejected("malformed");
  if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) return rejected("badKey");
  const { body: withoutHoneypot, isFilled } = extractHoneypot(body);
  const checked = checkSubmission(withoutHoneypot);
  if ("fields" in checked) return { status: "invalid", fields: checked.fields };
  // A bot must not learn that it was detected, and the message of a person whose browser filled it in must not be lost.
  return { status: "valid", ...checked, suspected: isFilled ? "honeypot" : null };
}
