import { resolve } from "node:path";
import { contentFolder } from "@capture/content/model/folder";
import { RELEASES } from "@capture/host/releases";
import { serve } from "@capture/host/serve";
import { readDocuments } from "@capture/receiver/texts/documents";
import { main } from "../lib/main";
import { scheduleBuilds } from "./schedule/schedule-builds";

/** Serves the current release, and builds when an entry begins or ends. */
main(async () => {
  await serve(resolve(RELEASES), () => readDocuments(contentFolder()));
  scheduleBuilds();
});
