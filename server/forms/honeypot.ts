import { HONEYPOT } from "../../src/forms/payload/form-endpoint";
import { isObject } from "../../src/forms/payload/submission";

type Body = Readonly<Record<string, unknown>>;

/** Removes the honeypot from a body: it is not a field of the form. */
export function extractHoneypot(body: Body): { body: Body; isFilled: boolean } {
  const { additional_data: details } = body;
  if (!isObject(details)) return { body, isFilled: false };
  const { [HONEYPOT]: honeypot = "", ...others } = details;
  if (typeof honeypot !== "string") return { body, isFilled: false };
  return { body: { ...body, additional_data: others }, isFilled: honeypot !== "" };
}
