import { cpSync, existsSync, mkdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { createApp } from "@capture/host/app";
import { listen } from "@capture/host/serve";
import { portFrom } from "@capture/host/settings";
import { contentStamp } from "@capture/content/check/collection";
import { contentFolder } from "@capture/content/model/folder";
import { readLanguage, withLocalizedContent } from "./languages/localized-content";
import { SOURCES } from "./input-hash";
import { main } from "../lib/main";
import { publishContent } from "./develop/publish-content";
import { runNode } from "../lib/run";
import { runGatsby } from "./run-gatsby";

/** Folder for a copy of the project. The preview is built there, so that public/ and releases never contain a draft. */
const FOLDER = resolve(".preview");
/** Differs from 9000, the port of `npm start`. */
const DEFAULT_PORT = "9001";

/** Builds the site with its drafts, and serves it on localhost. */
main(async () => {
  const port = portFrom(process.env.PORT || DEFAULT_PORT);
  const checkCode = await runNode("--import", ["tsx", "scripts/content/check.ts"]);
  if (checkCode !== 0) return checkCode;
  copySources();
  const { language } = readLanguage(process.argv.slice(2));
  const code = await withLocalizedContent(contentFolder(), language, (content) => {
    // Some rules apply only to the default locale, in which it has been checked.
    const checked = language !== undefined && { CHECKED_CONTENT: contentStamp(content) };
    return runGatsby(["build"], { CONTENT_DIR: content, DRAFTS: "show", ...checked }, FOLDER);
  });
  if (code !== 0) return code;
  const app = await createApp(join(FOLDER, "public"));
  console.log(`The site with its drafts is served at ${await listen(app, "localhost", port)}`);
  console.log("Forms cannot be submitted here.");
  return 0;
});

/** Updates the copy of the project. The copy has its own cache, because Gatsby's cache contains absolute paths. */
function copySources(): void {
  if (!existsSync(FOLDER)) {
    mkdirSync(FOLDER);
    symlinkSync(resolve("node_modules"), join(FOLDER, "node_modules"));
  }
  for (const source of [...SOURCES, "server"]) {
    const copy = join(FOLDER, source);
    if (!existsSync(source)) rmSync(copy, { recursive: true, force: true });
    else if (statSync(source).isFile()) cpSync(source, copy);
    else {
      mkdirSync(copy, { recursive: true });
      publishContent(source, copy);
    }
  }
}
