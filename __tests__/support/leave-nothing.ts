import { killAll } from "./host";
import { removeAll } from "./postgres";

afterAll(async () => {
  killAll();
  await removeAll();
});
