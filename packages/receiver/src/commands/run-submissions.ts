import type { Environment } from "@capture/domain/lib/environment";
import type { FormName } from "../payload/payload";
import { createLog } from "../log";
import { OperatorError } from "../operator-error";
import { channelsFor, settingsFrom } from "../settings";
import { storeName } from "../store/location";
import { createStore, isBusy } from "../store/store";
import { reasonOf } from "../store-report";
import type { SiteTexts } from "../texts/texts";
import type { CommandLine, Result } from "./command";
import { COMMANDS } from "./commands";

/**
 * Runs one of the operator's commands on the store of the environment.
 * @param report is called with the name of the store and other lines that are not part of the output
 * @throws Error for the operator
 */
export async function runSubmissions(
  line: CommandLine,
  env: Environment,
  texts: SiteTexts,
  report: (line: string) => void,
): Promise<Result> {
  const run = COMMANDS[line.command];
  if (!run) throw new OperatorError(`There is no command ${line.command}.`);
  const settings = settingsFrom(env, texts.defaultTexts["site.json"]);
  const { database, erasuresFile, retentionMonths } = settings;
  report(`Store: ${storeName(database)}`);
  const store = createStore(database, createLog(), { create: false });
  let isOpen = false;
  try {
    const deliveredBy = (form: FormName) => channelsFor(settings, form);
    const context = { ...line, retentionMonths, erasuresFile, channelsFor: deliveredBy, texts, report };
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
