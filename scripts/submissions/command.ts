import type { FormName } from "../../src/forms/payload/payload";
import type { Channel, OpenStore } from "../../server/store/database";
import type { CommandLine } from "./options";

export interface Result {
  /** What the command says; it goes to standard output as it is. */
  readonly text: string;
  readonly code: number;
}

export interface Context extends CommandLine {
  readonly open: OpenStore;
  /** Months after which a submission expires. */
  readonly months: number;
  /** The file in which erasures are noted. */
  readonly erasures: string;
  /** By which channels the submissions of a form are delivered. */
  readonly channelsFor: (form: FormName) => readonly Channel[];
  /** Says something before the command acts. */
  readonly tell: (line: string) => void;
}

/** Runs one command on the open store. It may be run again when the store was locked. */
export type Command = (context: Context) => Promise<Result>;

/** A command that has done what was asked. */
export const done = (text: string): Result => ({ text: `${text}\n`, code: 0 });
/** A command that has found nothing, or not done all. */
export const failure = (text: string): Result => ({ text: `${text}\n`, code: 1 });
/** What is added where erased text is still on the disk. */
export const WAL_HINT =
  " Another program reads the store and keeps the text in its log file (-wal); " +
  "a running host removes it within the hour, or give the command again.";
