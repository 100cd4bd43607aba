import { fillPlaceholders } from "@capture/domain/placeholders";
import type { FieldErrors } from "../payload/submission";
import type { SavedSubmission } from "../store/submissions";
import type { Texts } from "../texts/texts";

export interface FormResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The reason why the submission was not stored, for the daily summary. */
  readonly rejection?: string;
  readonly body: { readonly id: string } | { readonly error: string; readonly fields?: FieldErrors };
}

/** The status code for each reason to reject a request: a key of its message in labels/submissions.json. */
const STATUS = {
  malformed: 400,
  unknownForm: 400,
  badForm: 400,
  badKey: 400,
  foreign: 403,
  method: 405,
  tooLarge: 413,
  notJson: 415,
  keyReused: 422,
  unavailable: 503,
} as const;

export type Rejection = keyof typeof STATUS;

/** The response for a stored submission: a key must not be reused for another content. */
export function responseFor({ id, isSame }: SavedSubmission, texts: Texts): FormResponse {
  return isSame ? { status: 200, headers: {}, body: { id } } : rejectionResponse("keyReused", texts);
}

export function rejectionResponse(reason: Rejection, texts: Texts): FormResponse {
  const headers: Record<string, string> = reason === "method" ? { Allow: "POST" } : {};
  const error = texts["labels/submissions.json"][reason];
  return { status: STATUS[reason], headers, rejection: reason, body: { error } };
}

/** The `rejection` for a sender over the limit of invalid requests. */
export const TOO_MANY_INVALID = "tooManyInvalid";

/** More fields than any form has. */
const MAX_FIELDS = 20;
/** Longer than the name of any field. */
const MAX_NAME_CHARACTERS = 100;

/** Lists the invalid fields of a body, at most MAX_FIELDS, so that the response stays small. */
export function invalidResponse(fields: FieldErrors, texts: Texts): FormResponse {
  const { invalid, unknown } = texts["labels/submissions.json"];
  // Unknown fields are last, so that they never displace messages about known ones.
  const listed = Object.entries(fields)
    .sort(([, one], [, other]) => Number(one === unknown) - Number(other === unknown))
    .slice(0, MAX_FIELDS)
    .map(([name, message]) => [name.slice(0, MAX_NAME_CHARACTERS), message] as const);
  const body = { error: invalid, fields: Object.fromEntries(listed) };
  return { status: 422, headers: {}, rejection: "invalid", body };
}

/**
 * The response to a sender over a limit.
 * @param rejection the limit: that of submissions or that of invalid requests
 */
export function rateLimitResponse(
  retryAfterMs: number,
  texts: Texts,
  rejection: "tooMany" | typeof TOO_MANY_INVALID = "tooMany",
): FormResponse {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const { tooMany } = texts["labels/submissions.json"];
  const error = fillPlaceholders(tooMany, { minutes: Math.ceil(seconds / 60) });
  return { status: 429, headers: { "Retry-After": String(seconds) }, rejection, body: { error } };
}

/** Why a request could not be read, by the status code of the error. */
export function rejectionFor({ statusCode = 500 }: { readonly statusCode?: number | undefined }): Rejection {
  if (statusCode === 413) return "tooLarge";
  if (statusCode === 415) return "notJson";
  return statusCode < 500 ? "malformed" : "unavailable";
}
