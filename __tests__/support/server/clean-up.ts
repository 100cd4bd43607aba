import { countProcesses, killAll, killSince } from "../../../testing/server/host";
import { removeClusters } from "../../../testing/server/postgres";
import { removeDisks } from "../../../testing/server/small-disk";

/** The processes that `beforeAll` has started. */
let kept = 0;
beforeEach(() => void (kept = countProcesses()));
// A test need not end its hosts.
afterEach(() => killSince(kept));
afterAll(async () => {
  killAll();
  await removeClusters();
  removeDisks();
});
