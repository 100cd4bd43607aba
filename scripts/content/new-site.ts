import { stdin, stdout } from "node:process";
import { relative, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { checkContent } from "@capture/content/check/check";
import { filesBelow } from "@capture/content/model/files-below";
import { join } from "node:path";
import { parseCommandLine } from "../lib/command-line";
import { formatFile } from "../lib/format-file";
import { main } from "../lib/main";
import { createSite, type SiteChoices } from "./new/site/create-site";

const USAGE = `Usage: npm run new-site -- <folder> [options]
  ../acme          the new folder
  --name "Acme"    the name of the company
  --language de    the language of its texts; English by default
  --also en        another language; may be repeated
In a terminal, the command asks for what is missing.`;

const TEXT = { type: "string" } as const;

/** Writes the content of a new site: `npm run new-site -- ../acme --name "Acme" --language de --also en`. */
main(async () => {
  const parsed = parseCommandLine(USAGE, {
    allowPositionals: true,
    options: { name: TEXT, language: TEXT, also: { type: "string", multiple: true } },
  });
  if (!parsed) return;
  const [target, ...more] = parsed.positionals;
  if (more.length > 0) throw new Error(USAGE);
  const { folder, ...choices } = await askForMissing({ ...parsed.values, folder: target });
  if (folder === "") throw new Error(`Missing folder.\n\n${USAGE}`);
  const content = await createSite(resolve(folder), resolve("data"), choices);
  for (const file of filesBelow(content).filter((name) => name.endsWith(".json")))
    await formatFile(join(content, file));
  const count = checkContent(content).filter(({ unwritten }) => unwritten === true).length;
  console.log(`Wrote a new site to ${folder}. ${count} texts say what belongs there; write them.

export CONTENT_DIR=${relative(".", content)}
npm run dev              # shows the site while you write
npm run content:check    # lists the texts that are not written yet`);
});

interface Answers {
  folder?: string | undefined;
  name?: string | undefined;
  language?: string | undefined;
  also?: string[] | undefined;
}

/** Asks for each answer that the command line does not have, if someone can answer. */
async function askForMissing(given: Answers): Promise<SiteChoices & { folder: string }> {
  const terminal = stdin.isTTY && stdout.isTTY ? createInterface({ input: stdin, output: stdout }) : undefined;
  const ask = async (question: string): Promise<string> => (await terminal?.question(question))?.trim() ?? "";
  try {
    return {
      folder: given.folder ?? (await ask("Folder of the new site, such as ../acme: ")),
      name: given.name ?? (await ask("Name of the company: ")),
      language: given.language ?? ((await ask("Language of its texts, such as de (en): ")) || "en"),
      also: given.also ?? (await ask("Other languages, such as en fr (none): ")).split(/[\s,]+/).filter(Boolean),
    };
  } finally {
    terminal?.close();
  }
}
