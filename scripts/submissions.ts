import { env } from "node:process";
import { createLog } from "../server/log";
import { OperatorError } from "../server/operator-error";
import { channelsFor, settingsFrom } from "../server/settings";
import { erasuresFile } from "../server/store/erasures";
import { storeName } from "../server/store/location";
import { isBusy } from "../server/store/patience";
import { createStore } from "../server/store/store";
import { main } from "./main";
import { COMMANDS } from "./submissions-commands";
import { commandLine, USAGE } from "./submissions-options";

main(async () => {
  const line = commandLine();
  const run = line && COMMANDS[line.command];
  if (!run) return console.log(USAGE);
  const settings = settingsFrom(env);
  const { database, retention: months } = settings;
  // On standard error, so that an export stays what it is.
  console.error(`Store: ${storeName(database)}`);
  const store = createStore(database, createLog(), { create: false });
  try {
    const erasures = erasuresFile(database, env);
    const context = { ...line, months, erasures, channelsFor: (type: string) => channelsFor(settings, type) };
    const { text, code } = await store.use((open) => run({ ...context, open }));
    process.stdout.write(text);
    return code;
  } catch (error) {
    throw explained(error);
  } finally {
    await store.close();
  }
});

function explained(error: unknown): unknown {
  if (error instanceof OperatorError) return error;
  if (isBusy(error)) return new Error("Another program locks the store. Nothing was done; please try again.");
  return new Error("The database does not answer. Is it running, and does DATABASE_URL name it?");
}
