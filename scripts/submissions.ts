import { env } from "node:process";
import { parseArgs } from "node:util";
import { createLog } from "../server/log";
import { settingsFrom } from "../server/settings";
import type { OpenStore } from "../server/store/database";
import { deleteSubmissions, listSubmissions } from "../server/store/records";
import { openStore } from "../server/store/store";
import { main } from "./main";
import { toCsv, toText } from "./submissions-table";

const USAGE = `Usage:
  npm run submissions -- [--json | --csv] [--since 2026-01-31] [--type demo_request]
  npm run submissions -- delete <id|email>`;

interface Choice {
  readonly json?: boolean | undefined;
  readonly csv?: boolean | undefined;
  readonly since?: string | undefined;
  readonly type?: string | undefined;
}

main(async () => {
  const { values, positionals } = commandLine();
  const [command, subject, ...more] = positionals;
  const erases = command === "delete" && subject !== undefined && more.length === 0;
  if (!erases && command !== undefined) throw new Error(USAGE);
  const open = await openStore(settingsFrom(env).database, createLog()).catch(() => {
    throw new Error("The database does not answer. Is it running, and does DATABASE_URL name it?");
  });
  try {
    return erases ? await erase(open, subject) : await list(open, values);
  } finally {
    await open.close();
  }
});

function commandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: "boolean" },
        csv: { type: "boolean" },
        since: { type: "string" },
        type: { type: "string" },
      },
    });
  } catch {
    throw new Error(USAGE);
  }
}

async function erase(open: OpenStore, subject: string): Promise<number> {
  const count = await deleteSubmissions(open, subject);
  console.log(count === 0 ? "Nothing is stored under this id or address." : `Erased: ${count}.`);
  return count === 0 ? 1 : 0;
}

async function list({ db }: OpenStore, { json, csv, since, type }: Choice): Promise<number> {
  const records = await listSubmissions(db, { since: momentOf(since), type });
  if (json) process.stdout.write(`${JSON.stringify(records, null, 2)}\n`);
  else if (csv) process.stdout.write(toCsv(records));
  else console.log(records.length === 0 ? "Nothing came in." : toText(records));
  return 0;
}

/** @throws Error when the text is no date */
function momentOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new Error(`--since is “${text}”; write a date as 2026-01-31.`);
  return time;
}
