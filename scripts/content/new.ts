import { join } from "node:path";
import { contentFolder } from "@capture/content/model/folder";
import { parseCommandLine } from "../lib/command-line";
import { formatFile } from "../lib/format-file";
import { main } from "../lib/main";
import { createLanguage } from "./new/language";

const USAGE = `Usage: npm run content:new -- language fr
Adds a language. To add an entry, use the desk or copy a file; see docs/content-files.md.
npm run new-site writes the content of a new site.`;

/** Adds a language to the content: `npm run content:new -- language fr`. */
main(async () => {
  const parsed = parseCommandLine(USAGE, { allowPositionals: true });
  if (!parsed) return;
  const [what, code] = parsed.positionals;
  if (what !== "language") throw new Error(USAGE);
  const folder = contentFolder();
  const file = createLanguage(folder, code);
  await formatFile(join(folder, file));
  console.log(`Wrote data/${file}. docs/languages.md has all steps; nothing is published before it is translated.`);
});
