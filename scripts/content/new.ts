import { join, relative, resolve } from "node:path";
import { checkContent } from "@capture/content/check/check";
import { filesBelow } from "@capture/content/model/files-below";
import { contentFolder } from "@capture/content/model/folder";
import { parseCommandLine } from "../lib/command-line";
import { formatFile } from "../lib/format-file";
import { main } from "../lib/main";
import { createLanguage } from "./new/language";
import { createSite } from "./new/site/create-site";

const USAGE = `Usage: npm run content:new -- <kind> <name>
  site ../acme   writes the content of a new site
  language fr    adds a language
To add an entry, use the desk or copy a file; see docs/content-files.md.`;

/**
 * Writes a new site: `npm run content:new -- site ../acme`, or adds a language to the content:
 * `npm run content:new -- language fr`.
 */
main(() => {
  const parsed = parseCommandLine(USAGE, { allowPositionals: true });
  if (!parsed) return 0;
  const [what, name] = parsed.positionals;
  if (what === "site") return writeSite(name);
  if (what === "language") return addLanguage(contentFolder(), name);
  throw new Error(USAGE);
});

async function addLanguage(folder: string, code: string | undefined): Promise<number> {
  const file = createLanguage(folder, code);
  await formatFile(join(folder, file));
  console.log(`Wrote data/${file}. docs/languages.md has all steps; nothing is published before it is translated.`);
  return 0;
}

async function writeSite(target: string | undefined): Promise<number> {
  if (target === undefined) throw new Error("Missing folder. Usage: npm run content:new -- site ../acme");
  const folder = await createSite(resolve(target), resolve("data"));
  for (const file of filesBelow(folder).filter((name) => name.endsWith(".json"))) await formatFile(join(folder, file));
  const count = checkContent(folder).filter(({ unwritten }) => unwritten === true).length;
  console.log(`Wrote a new site to ${target}. ${count} texts say what belongs there; write them.`);
  console.log(`CONTENT_DIR=${relative(".", folder)} npm run dev shows the site; docs/make-it-yours.md has all steps.`);
  return 0;
}
