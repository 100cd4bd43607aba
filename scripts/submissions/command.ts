import type { FormName } from "../../src/forms/payload/payload";
import type { Channel, OpenStore } from "../../server/store/database";
import type { FindTexts } from "../../server/texts";
import type { CommandLine } from "./options";

export interface Result {
  /** The text for standard output. */
  readonly text: string;
  readonly code: number;
}

interface Context extends CommandLine {
  readonly open: OpenStore;
  /** Months after which a submission expires. */
  readonly retentionMonths: number;
  /** Path of the erasure log. */
  readonly erasuresFile: string;
  /** The channels that deliver the submissions of a form. */
  readonly channelsFor: (form: FormName) => readonly Channel[];
  /** The texts of a language in the current release of the folder. */
  readonly findTexts: FindTexts;
  /** Prints a line on standard error before the command acts. */
  readonly report: (line: string) => void;
}

/** Runs one command on the open store. It is called again if the store was locked. */
export type Command = (context: Context) => Promise<Result>;

/** The result of a successful command. */
export const done = (text: string): Result => ({ text: `${text}\n`, code: 0 });
/** The result of a command that found nothing, or could not finish. */
export const failure = (text: string): Result => ({ text: `${text}\n`, code: 1 });
/** Added to the output while erased text is still on the disk. */
export const WAL_HINT =
  " Another program reads the store, so its log file (-wal) still contains the text; " +
  "a running host removes it within the hour, or run the command again.";
