import "../lib/content-imports";
import { resolve } from "node:path";
import { readCurrentLink, RELEASES } from "../../server/releases";
import { serve } from "../../server/serve";
import { isBuilt } from "./build-stamp";
import { main } from "../lib/main";
import { runNode } from "../lib/run";

/** Builds in another process, so that the host can respond during the build. */
const build = () => runNode("--require", ["tsx/cjs", resolve(__dirname, "build.ts")]);

/** Serves the current release immediately, and builds the next one if the sources have changed. */
main(async () => {
  const folder = resolve(RELEASES);
  const isCurrent = isBuilt();
  const isFirst = readCurrentLink(folder) === undefined;
  if (isFirst) {
    const code = await build();
    if (code !== 0) return code;
  }
  await serve(folder);
  if (!isFirst && !isCurrent && (await build()) !== 0) {
    console.error("The build failed. The previous release is still served.");
  }
  return 0;
});
