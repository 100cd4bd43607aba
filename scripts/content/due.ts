import { join } from "node:path";
import { existsSync } from "node:fs";
import { readCollection } from "@capture/content/check/collection";
import { findDue } from "@capture/content/due/due";
import { readLinkResults } from "@capture/content/due/link-results";
import { dueReport } from "@capture/content/due/report";
import { contentFolder } from "@capture/content/model/folder";
import { parseCommandLine } from "../lib/command-line";
import { main } from "../lib/main";

const USAGE = `Usage: npm run content:due -- [--json]
  lists texts to read again, passed days, old drafts and links that fail
  --json   prints the list for tools`;

/** Lists what is due in the content: `npm run content:due`. `--json` prints the list for tools. */
main(() => {
  const parsed = parseCommandLine(USAGE, { options: { json: { type: "boolean", default: false } } });
  if (!parsed) return 0;
  const { json } = parsed.values;
  const folder = contentFolder();
  if (!existsSync(join(folder, "site.json"))) throw new Error(`${folder} contains no site.json. Set CONTENT_DIR.`);
  const collection = readCollection(folder);
  const due = findDue(collection, readLinkResults());
  console.log(json ? JSON.stringify(due, null, 2) : dueReport(due));
  const broken = collection.files.filter((file) => file.broken);
  if (broken.length === 0) return 0;
  const names = broken.map(({ name }) => `data/${name}`).join(", ");
  console.error(`These files cannot be read: ${names}. Run npm run content:check, and fix what it reports.`);
  return 1;
});
