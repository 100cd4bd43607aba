import { parseArgs } from "node:util";
import { OperatorError } from "../../server/operator-error";
import type { SubmissionFilter } from "../../server/store/records";
import { isCalendarDay } from "../../src/domain/calendar-day";

export const USAGE = `Usage: npm run submissions -- <command>
  list [filters]                 what came in, without what is suspected
  list --suspected               what was kept aside as suspected
  export [--csv | --json] [filters]
  export --suspected             the same of what was kept aside
  export --subscribers [--json]  whom the newsletter may be sent to, each with a link to unsubscribe
  show <id>                      one submission, and what has not been delivered of it
  delete <id|email>              erases one submission, or all of a person
  delete --expired               deletes what is older than RETENTION_MONTHS, whatever the clock did
  release <id>                   lets a suspected submission through and delivers it
  release <id> --without-delivery  the same where nobody is told of submissions
  retry [id]                     tries parked deliveries again now
  audit                          what was exported, erased and released, and what expired
  backup <file>                  copies the store into a new file (SQLite)
  after-restore                  parks open deliveries and erases again what was erased after the backup
Filters: --email <address> --type <form_type> --since <date> --until <date> --suspected
Dates are days in UTC (2026-01-31, until its end) or moments with their zone (2026-01-31T12:00:00Z).
list --json and list --csv are exports. Add --silent after npm run to write a file.`;

const DAY = 86_400_000;
/** A day, or a moment as ISO 8601 writes it in full. */
const DATE = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;
const FILTERS = ["email", "type", "since", "until", "suspected"] as const;

interface Form {
  readonly options: readonly string[];
  /** The min and max number of operands. */
  readonly operands: readonly [number, number];
}

const FORMS: Readonly<Record<string, Form>> = {
  list: { options: [...FILTERS, "json", "csv"], operands: [0, 0] },
  export: { options: [...FILTERS, "subscribers", "json", "csv"], operands: [0, 0] },
  show: { options: ["json"], operands: [1, 1] },
  delete: { options: ["expired", "email"], operands: [0, 1] },
  release: { options: ["without-delivery"], operands: [1, 1] },
  retry: { options: [], operands: [0, 1] },
  audit: { options: ["json"], operands: [0, 0] },
  backup: { options: [], operands: [1, 1] },
  "after-restore": { options: [], operands: [0, 0] },
};

export type Options = ReturnType<typeof parse>["values"];

export interface CommandLine {
  readonly command: string;
  readonly subject: string | undefined;
  readonly options: Options;
}

/**
 * Reads the command line; `undefined` asks for the help text.
 * @throws Error with a sentence when it cannot be understood
 */
export function commandLine(args: readonly string[]): CommandLine | undefined {
  const { values: options, positionals } = parse(args);
  // Options alone mean list.
  const [command = "list", ...operands] = positionals;
  if (options.help === true || (positionals.length === 0 && Object.keys(options).length === 0)) return undefined;
  const form = FORMS[command];
  if (!form) throw new Error(`There is no command “${command}”.\n\n${USAGE}`);
  const stray = Object.keys(options).find((name) => !form.options.includes(name));
  if (stray !== undefined) throw new Error(`${command} has no option --${stray}.\n\n${USAGE}`);
  const [min, max] = form.operands;
  if (operands.length < min) throw new Error(`${command}: missing argument.\n\n${USAGE}`);
  if (operands.length > max)
    throw new Error(`${command} does not take “${operands.slice(max).join(" ")}”.\n\n${USAGE}`);
  return { command, subject: operands[0], options };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: "boolean" },
        csv: { type: "boolean" },
        suspected: { type: "boolean" },
        expired: { type: "boolean" },
        subscribers: { type: "boolean" },
        "without-delivery": { type: "boolean" },
        help: { type: "boolean", short: "h" },
        email: { type: "string" },
        since: { type: "string" },
        until: { type: "string" },
        type: { type: "string" },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : "This cannot be read."}\n\n${USAGE}`, { cause: error });
  }
}

/** @throws Error when a date cannot be read */
export function filterFrom({ email, type, since, until, suspected }: Options): SubmissionFilter {
  return {
    email,
    type,
    suspected,
    since: momentOf("since", since),
    until: momentOf("until", until, DAY),
  };
}

/** @param length of a day, for one that is meant to its end */
function momentOf(name: string, text: string | undefined, length = 0): number | undefined {
  if (text === undefined) return undefined;
  const [, day = "", moment] = DATE.exec(text) ?? [];
  const time = Date.parse(text);
  // Date.parse takes February 31 for March 3, and a moment without its zone for one of this machine's.
  if (isCalendarDay(day) && !Number.isNaN(time)) return moment === undefined ? time + length : time;
  throw new OperatorError(
    `--${name} is “${text}”; write a day as 2026-01-31, or a moment with its zone as 2026-01-31T12:00:00Z.`,
  );
}
