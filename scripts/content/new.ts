import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkContent } from "../../src/content/check/check";
import { filesBelow } from "../../src/content/model/files-below";
import { contentFolder } from "../../src/content/model/folder";
import { problemsReport } from "../../src/content/check/report";
import { formatFile } from "../lib/format-file";
import { main } from "../lib/main";
import { createEntry } from "./new/entry";
import { createLanguage } from "./new/language";
import { createSite } from "./new/site/create-site";

/** Written in place of a kind of entry. */
const SITE = "site";
const LANGUAGE = "language";

const STRING_OPTION = { type: "string" } as const;

/**
 * Adds an entry to the content: `npm run content:new -- case-study --picture mill.jpg --alt "A brick mill"`, writes a new
 * site: `npm run content:new -- site ../acme`, or adds a language: `npm run content:new -- language fr`.
 */
main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { title: STRING_OPTION, picture: STRING_OPTION, alt: STRING_OPTION },
  });
  const [kind, id, ...more] = positionals;
  if (more.length > 0) throw new Error(`Unexpected argument “${more.join(" ")}”. Put names with spaces in quotes.`);
  if (kind === SITE) return writeSite(id);
  const folder = contentFolder();
  if (kind === LANGUAGE) return addLanguage(folder, id);
  const created = createEntry(folder, { kind, id, ...values });
  await formatFile(join(folder, created.file));
  const file = `data/${created.file}`;
  console.log(`Added ${kind ?? ""} “${created.id}” to ${file}. Replace its placeholder texts with your own.`);
  if (created.isDraft) {
    console.log("It is a draft: npm run dev shows it. Remove the line “draft” to publish it.");
  }
  if (created.optional.length > 0) console.log(`Optional fields: ${created.optional.join(", ")}.`);
  const problems = checkContent(folder).filter((problem) => problem.file === file);
  if (problems.length === 0) return 0;
  const report = `\n${problemsReport(problems, folder)}`;
  if (created.isDraft) {
    console.error(report);
    return 1;
  }
  console.log(`Items of a list cannot be drafts: replace these texts before you publish.\n${report}`);
  return 0;
});

async function addLanguage(folder: string, code: string | undefined): Promise<number> {
  const file = createLanguage(folder, code);
  await formatFile(join(folder, file));
  console.log(`Wrote data/${file}. docs/languages.md has all steps; nothing is published before it is translated.`);
  return 0;
}

async function writeSite(target: string | undefined): Promise<number> {
  if (target === undefined) throw new Error(`Missing folder. Usage: npm run content:new -- ${SITE} ../acme`);
  const folder = await createSite(resolve(target), resolve("data"));
  for (const file of filesBelow(folder).filter((name) => name.endsWith(".json"))) await formatFile(join(folder, file));
  const count = checkContent(folder).filter(({ unwritten }) => unwritten === true).length;
  console.log(`Wrote a new site to ${target}. ${count} texts say what belongs there; write them.`);
  console.log(`CONTENT_DIR=${relative(".", folder)} npm run dev shows the site; docs/make-it-yours.md has all steps.`);
  return 0;
}
