import { killAll } from "../../../testing/server/host";
import { removeClusters } from "../../../testing/server/postgres";
import { removeDisks } from "../../../testing/server/small-disk";

afterAll(async () => {
  killAll();
  await removeClusters();
  removeDisks();
});
