import { join, resolve } from "node:path";
import type { Environment } from "@capture/domain/lib/environment";
import type { FormName } from "../../src/forms/payload/payload";
import { createLog } from "../../server/log";
import { OperatorError } from "../../server/operator-error";
import { CURRENT, RELEASES } from "../../server/releases";
import { channelsFor, settingsFrom } from "../../server/settings";
import { storeName } from "../../server/store/location";
import { createStore, isBusy } from "../../server/store/store";
import { reasonOf } from "../../server/store-report";
import { readTexts } from "../../server/texts";
import type { Result } from "./command";
import { COMMANDS } from "./commands";
import { parseCommandLine } from "./options";

/**
 * Runs one of the operator's commands on the store of the environment.
 * @param report is called with the name of the store and other lines that are not part of the output
 * @param releases path of the releases, with the texts of other languages
 * @throws Error for the operator
 */
export async function runSubmissions(
  args: readonly string[],
  env: Environment,
  report: (line: string) => void,
  releases = resolve(RELEASES),
): Promise<Result> {
  const line = parseCommandLine(args);
  const run = line && COMMANDS[line.command];
  if (!run) return { text: "", code: 0 };
  const settings = settingsFrom(env);
  const { database, erasuresFile, retentionMonths } = settings;
  report(`Store: ${storeName(database)}`);
  const store = createStore(database, createLog(), { create: false });
  let isOpen = false;
  try {
    const deliveredBy = (form: FormName) => channelsFor(settings, form);
    const findTexts = (language: unknown) => readTexts(join(releases, CURRENT), language);
    const context = { ...line, retentionMonths, erasuresFile, channelsFor: deliveredBy, findTexts, report };
    return await store.use((open) => {
      isOpen = true;
      return run({ ...context, open });
    });
  } catch (error) {
    throw explainError(error, isOpen);
  } finally {
    await store.close();
  }
}

/** @param isOpen whether the store was opened; after that, messages of the database may quote a visitor */
function explainError(error: unknown, isOpen: boolean): unknown {
  if (error instanceof OperatorError) return error;
  if (isBusy(error)) return new Error("Another program locks the store. Nothing was done; please try again.");
  const reason = isOpen ? "" : `: ${reasonOf(error)}`;
  return new Error(`The database does not respond${reason}. Is it running, and is DATABASE_URL correct?`);
}
