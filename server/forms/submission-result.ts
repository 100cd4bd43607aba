import type { FieldErrors } from "../../src/forms/payload/submission";

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
