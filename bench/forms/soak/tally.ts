import { withStore } from "../../../testing/server/stores";
import type { SentSubmissions } from "./visitors";
import { overlaps, type HostEnvironment } from "./host-environment";

/** Compares the responses to visitors with the stored submissions and the sent mails. */
export async function tally(environment: HostEnvironment, { acknowledged }: Pick<SentSubmissions, "acknowledged">) {
  const rows = await withStore(environment.store.url, ({ db }) =>
    db.selectFrom("submissions").select(["id", "message", "idempotency_key"]).execute(),
  );
  const idsByKey = new Map(rows.map(({ id, idempotency_key }) => [idempotency_key, id]));
  const mailTimesById = findMailTimes(environment);
  const repeats = [...mailTimesById.values()].flatMap((times) =>
    times.slice(1).map((to, index) => ({ from: times[index] ?? to, to })),
  );
  const aroundKills = repeats.filter(({ from, to }) => overlaps(environment.kills, from, to));
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter(([key, id]) => idsByKey.get(key) !== id).length,
    stored: rows.length,
    "stored twice": rows.length - new Set(rows.map(({ message }) => message)).size,
    mails: environment.mail.accepted.length,
    "never mailed": rows.filter(({ id }) => !mailTimesById.has(id)).length,
    "mailed twice around a kill": aroundKills.length,
    "mailed twice otherwise": repeats.length - aroundKills.length,
  };
}

/** The times at which mails were accepted, by the id of their submission. */
function findMailTimes({ mail }: HostEnvironment): Map<string, number[]> {
  const times = new Map<string, number[]>();
  for (const { id, time } of mail.accepted) times.set(id, [...(times.get(id) ?? []), time]);
  return times;
}
