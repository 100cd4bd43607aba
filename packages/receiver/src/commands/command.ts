import type { FormName } from "../payload/payload";
import type { Channel, OpenStore } from "../store/database";
import type { SiteTexts } from "../texts/texts";

export interface Result {
  /** The text for standard output. */
  readonly text: string;
  readonly code: number;
}

/** The options of the command line. */
export interface Options {
  readonly json?: boolean | undefined;
  readonly csv?: boolean | undefined;
  readonly suspected?: boolean | undefined;
  readonly expired?: boolean | undefined;
  readonly subscribers?: boolean | undefined;
  readonly "without-delivery"?: boolean | undefined;
  readonly email?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly type?: string | undefined;
}

export interface CommandLine {
  readonly command: string;
  /** The id, email address or file of the command. */
  readonly subject: string | undefined;
  readonly options: Options;
}

interface Context extends CommandLine {
  readonly open: OpenStore;
  /** Months after which a submission expires. */
  readonly retentionMonths: number;
  /** Path of the erasure log. */
  readonly erasuresFile: string;
  /** The channels that deliver the submissions of a form. */
  readonly channelsFor: (form: FormName) => readonly Channel[];
  readonly texts: SiteTexts;
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
