import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { checkContent } from "../../src/content/check/check";
import { contentFolder } from "../../src/content/model/folder";
import { problemsReport } from "../../src/content/check/report";
import { main } from "../lib/main";
import { createEntry } from "./new/entry";

const TEXT = { type: "string" } as const;

/** Adds an entry to the content: `npm run content:new -- case-study --picture mill.jpg --alt "A brick mill"`. */
main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { title: TEXT, picture: TEXT, alt: TEXT },
  });
  const [kind, id, ...more] = positionals;
  if (more.length > 0) throw new Error(`“${more.join(" ")}” is too much; words of several parts stand in quotes.`);
  const folder = contentFolder();
  const created = createEntry(folder, { kind, id, ...values });
  await formatFile(join(folder, created.file));
  const file = `data/${created.file}`;
  console.log(`${file} has a new ${kind ?? ""}, “${created.id}”. Write your own words over those it has.`);
  if (created.isDraft) {
    console.log("It is a draft: npm run dev shows it, and visitors see it once the line “draft” is taken out.");
  }
  if (created.optional.length > 0) console.log(`You may add: ${created.optional.join(", ")}.`);
  const problems = checkContent(folder).filter((problem) => problem.file === file);
  if (problems.length === 0) return 0;
  const report = `\n${problemsReport(problems, folder)}`;
  if (created.isDraft) {
    console.error(report);
    return 1;
  }
  console.log(`A list has no drafts: nothing is published until these words are written.\n${report}`);
  return 0;
});

/** Sets a file as the rest of the repository is set. */
async function formatFile(path: string): Promise<void> {
  const options = await resolveConfig(resolve("package.json"));
  writeFileSync(path, await format(readFileSync(path, "utf8"), { ...options, filepath: path }));
}
