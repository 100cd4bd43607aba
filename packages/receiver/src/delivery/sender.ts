import type { Channel } from "../store/database";
import type { StoredSubmission } from "../store/records";

/** The consequences of a failed attempt. */
export interface DeliveryFailure {
  /** Why no further attempt can succeed; `undefined` if one may. */
  readonly permanentReason: string | undefined;
  /** Whether the server is down, so that no other delivery would succeed now. */
  readonly isDown: boolean;
  /** Whether the server received all of it and did not reply, so that it may have been accepted. */
  readonly isUnanswered?: boolean;
}

/** One way to deliver a submission. */
export interface Sender {
  readonly channel: Channel;
  /** @throws the error, in less time than the lease of a delivery */
  send(submission: StoredSubmission): Promise<void>;
  describeFailure(error: unknown): DeliveryFailure;
}

/** With its statements, an attempt must be shorter than a lease. */
export const ATTEMPT_TIMEOUT_MS = 30_000;
