import type { FieldErrors } from "../../src/forms/payload/submission";

/** Why a request is rejected, by the key of its sentence in data/labels/submissions.json. */
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

/** What became of a submission; `toResponse` in response.ts maps it to HTTP. */
export type SubmissionResult =
  /** Stored by this request, or by an earlier one with the same key. */
  | { readonly status: "stored"; readonly id: string }
  | { readonly status: "invalid"; readonly fields: FieldErrors }
  | { readonly status: "rejected"; readonly reason: Rejection }
  | { readonly status: "rateLimited"; readonly retryAfterMs: number }
  /** The sender has sent many requests that were not understood, so their errors are not named again. */
  | { readonly status: "tooManyInvalid"; readonly retryAfterMs: number };
