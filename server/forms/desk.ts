import type { OpenStore } from "../store/open";
import type { Store } from "../store/store";
import { byKeys, saveAll, type Arrival, type Saved } from "../store/submissions";
import { BATCH, inBatches } from "../store/batches";
import type { SubmissionRow } from "../store/tables";
import { createLimits, type Limits } from "./limits";
import type { Quotas } from "./quotas";

/** What became of a submission: it is stored, or the next is taken after `wait` milliseconds. */
export type Outcome = Saved | { readonly wait: number };

export interface Desk {
  /** @throws the database's error when nothing could be stored */
  take(row: SubmissionRow, address: string): Promise<Outcome>;
}

/**
 * Counts and stores submissions.
 * @param onStored is told when mails have been laid out
 */
export function createDesk(store: Store, quotas: Quotas, notify: boolean, onStored: () => void): Desk {
  const save = inBatches<Arrival, Saved>((arrivals) => store.use(({ db }) => saveAll(db, arrivals)), BATCH);
  const limits = new WeakMap<OpenStore, Limits>();

  const limitsOf = (open: OpenStore): Limits => {
    const found = limits.get(open) ?? createLimits(open, quotas);
    limits.set(open, found);
    return found;
  };

  return {
    async take(row, address) {
      const earlier = row.idempotency_key === null ? undefined : await findEarlier(store, row, row.idempotency_key);
      if (earlier) return earlier;
      const wait = await store.use((open) => limitsOf(open).count(address));
      if (wait > 0) return { wait };
      const giveBack = () => store.use((open) => limitsOf(open).giveBack(address)).catch(() => undefined);
      try {
        const saved = await save({ row, notify });
        if (saved.fresh) onStored();
        else await giveBack();
        return saved;
      } catch (error) {
        await giveBack();
        throw error;
      }
    },
  };
}

async function findEarlier(store: Store, row: SubmissionRow, key: string): Promise<Saved | undefined> {
  const found = (await store.use(({ db }) => byKeys(db, [key]))).get(key);
  return found && { id: found.id, fresh: false, same: found.content_hash === row.content_hash };
}
