import type { Log } from "../log";
import type { Channel } from "../store/database";
import { parkDelivery, rescheduleDelivery, type Delivery } from "../store/outbox";
import type { Store } from "../store/store";
import type { DeliveryFailure } from "./sender";

/** A failed attempt, its error, and the consequences of the error. */
interface FailedAttempt {
  readonly channel: Channel;
  readonly delivery: Delivery;
  readonly failure: DeliveryFailure;
  readonly err: unknown;
}

/** With the delays between them, these attempts take three days. */
const MAX_ATTEMPTS = 300;
/** A warning is logged after this number of attempts, which take about half an hour at first, then three hours. */
const ATTEMPTS_PER_WARNING = 12;
/** A server that receives a delivery and does not reply gets it at most this number of times. */
const MAX_UNANSWERED_ATTEMPTS = 3;

/** Logs a failed attempt, and schedules the next one or parks the delivery. */
export async function recordFailedAttempt(
  store: Store,
  { channel, delivery, failure, err }: FailedAttempt,
  log: Log,
): Promise<void> {
  const attempts = delivery.attempts + 1;
  const unanswered = delivery.unanswered + (failure.isUnanswered === true ? 1 : 0);
  const parked = failure.permanentReason ?? reasonToPark(attempts, unanswered);
  const { id } = delivery.submission;
  if (parked === undefined && attempts % ATTEMPTS_PER_WARNING === 0) {
    log.warn({ id, attempts, err }, `${channel} delivery is late: trying again`);
  } else if (parked === undefined) log.info({ id, attempts, err }, `${channel} delivery failed: trying again`);
  else log.warn({ id, attempts, parked, err }, `${channel} delivery failed permanently: action required`);
  await store.use((open) =>
    parked === undefined ? rescheduleDelivery(open, delivery, unanswered) : parkDelivery(open.db, delivery, parked),
  );
}

/** Why no further attempt is made; `undefined` if one may be. */
function reasonToPark(attempts: number, unanswered: number): string | undefined {
  if (unanswered >= MAX_UNANSWERED_ATTEMPTS) return `no reply ${unanswered} times, so it may have arrived`;
  return attempts >= MAX_ATTEMPTS ? `failed ${attempts} times` : undefined;
}
