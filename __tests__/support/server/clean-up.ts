import { killAll } from "../../../testing/server/host";
import { removeAll } from "../../../testing/server/postgres";
import { removeDisks } from "../../../testing/server/small-disk";

afterAll(async () => {
  killAll();
  await removeAll();
  removeDisks();
});
