import { killAll } from "./host";
import { removeAll } from "./postgres";
import { removeDisks } from "./small-disk";

afterAll(async () => {
  killAll();
  await removeAll();
  removeDisks();
});
