import { resolve } from "node:path";
import { contentFolder } from "@capture/content/model/folder";
import { readCurrentLink, RELEASES } from "@capture/host/releases";
import { serve } from "@capture/host/serve";
import { readDocuments } from "@capture/receiver/texts/documents";
import { isBuilt } from "./build-stamp";
import { main } from "../lib/main";
import { buildInProcess } from "./build-environment";
import { scheduleBuilds } from "./schedule/schedule-builds";

/** Serves the current release immediately, and builds the next one if the sources have changed, and when an entry begins or ends. */
main(async () => {
  const folder = resolve(RELEASES);
  const isCurrent = isBuilt();
  const isFirst = readCurrentLink(folder) === undefined;
  if (isFirst) {
    const code = await buildInProcess();
    if (code !== 0) return code;
  }
  await serve(folder, () => readDocuments(contentFolder()));
  if (!isFirst && !isCurrent && (await buildInProcess()) !== 0) {
    console.error("The build failed. The previous release is still served.");
  }
  scheduleBuilds();
  return 0;
});
