import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv, env, stdout } from "node:process";
import { contentFolder } from "@capture/content/model/folder";
import { CURRENT, RELEASES } from "@capture/host/releases";
import { runSubmissions } from "@capture/receiver/commands/run-submissions";
import { readDocuments, TEXTS_FILE } from "@capture/receiver/texts/documents";
import { createSiteTexts, openSiteTexts } from "@capture/receiver/texts/site-texts";
import { main } from "../lib/main";
import { parseCommandLine } from "./options";

/** The texts of the current release, or those of the content while there is none. */
function openTexts() {
  const root = join(resolve(RELEASES), CURRENT);
  if (existsSync(join(root, TEXTS_FILE))) return openSiteTexts(() => root);
  return createSiteTexts(readDocuments(contentFolder()));
}

main(async () => {
  const line = parseCommandLine(argv.slice(2));
  if (!line) return 0;
  const { text, code } = await runSubmissions(line, env, openTexts(), console.error);
  stdout.write(text);
  return code;
});
