import type { FieldErrors } from "../../src/forms/payload/submission";
import type { SavedSubmission } from "../store/submissions";

/** Why a request is rejected: the key of its message in data/labels/submissions.json. */
export type Rejection =
  | "malformed"
  | "unknownForm"
  | "badForm"
  | "badKey"
  | "foreign"
  | "method"
  | "tooLarge"
  | "notJson"
  | "keyReused"
  | "unavailable";

/** The result of a submission; `toResponse` in response.ts maps it to HTTP. */
export type SubmissionResult =
  /** Stored by this request, or by an earlier one with the same key. */
  | { readonly status: "stored"; readonly id: string }
  | { readonly status: "invalid"; readonly fields: FieldErrors }
  | { readonly status: "rejected"; readonly reason: Rejection }
  | { readonly status: "rateLimited"; readonly retryAfterMs: number }
  /** The sender is over the limit of invalid requests, so the errors are left out. */
  | { readonly status: "tooManyInvalid"; readonly retryAfterMs: number };

/** The result of a request that is rejected with a reason. */
export function rejected(reason: Rejection): Extract<SubmissionResult, { status: "rejected" }> {
  return { status: "rejected", reason };
}

/** The result for a stored submission: a key must not be reused for another content. */
export function resultFor({ id, isSame }: SavedSubmission): SubmissionResult {
  return isSame ? { status: "stored", id } : rejected("keyReused");
}
