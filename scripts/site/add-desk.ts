import { join, resolve } from "node:path";
import { readDeployedBackend } from "@capture/desk/backend";
import { addDesk } from "@capture/desk/deploy";
import { contentFolder } from "@capture/content/model/folder";
import { compressFiles } from "../../gatsby/outputs/compression";
import { addRules } from "../../gatsby/outputs/headers/write";
import { main } from "../lib/main";

/** Adds the content desk to the built site, with its header rules and compressed copies. */
main(async () => {
  const root = resolve("public");
  const desk = readDeployedBackend(process.env);
  if (!desk) throw new Error("DESK is not set. Set it to add the content desk to the site.");
  addRules(root, await addDesk(root, contentFolder(), desk));
  // The best quality of brotli would take 14 s, and only make the one download of a few editors a tenth smaller.
  await compressFiles(join(root, "admin"), 0);
});
