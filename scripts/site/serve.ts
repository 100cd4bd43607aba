import "../lib/content-imports";
import { resolve } from "node:path";
import { RELEASES } from "../../server/releases";
import { serve } from "../../server/serve";
import { main } from "../lib/main";
import { scheduleBuilds } from "./schedule/schedule-builds";

/** Serves the current release, and builds when an entry begins or ends. */
main(async () => {
  await serve(resolve(RELEASES));
  scheduleBuilds();
});
