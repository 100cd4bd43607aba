import type { CommandLine } from "@capture/receiver/commands/command";
import { parseCommandLine as parseWithHelp } from "../lib/command-line";

const USAGE = `Usage: npm run submissions -- <command>
  list [filters]                 submissions, without suspected ones
  list --suspected               suspected submissions
  export [--csv | --json] [filters]
  export --suspected             the same for suspected submissions
  export --subscribers [--json]  readers of the newsletter, each with a link to unsubscribe
  show <id>                      one submission, with its open deliveries
  delete <id|email>              erases one submission, or all of an email address
  delete --expired               deletes submissions older than RETENTION_MONTHS, even after a clock jump
  release <id>                   accepts a suspected submission and delivers it
  release <id> --without-delivery  the same on a host without mails and webhooks
  retry [id]                     retries parked deliveries now
  audit                          exports, erasures, releases, backups, restores and expiries
  backup <file>                  copies the store into a new file (SQLite)
  after-restore                  parks open deliveries, and repeats erasures after the backup
Filters: --email <email> --type <form_type> --since <date> --until <date> --suspected
Dates are days in UTC, inclusive (2026-01-31), or times with their zone (2026-01-31T12:00:00Z).
list --json and list --csv are exports. Add --silent after npm run to write a file.`;

const FILTERS = ["email", "type", "since", "until", "suspected"] as const;

interface CommandSyntax {
  readonly options: readonly string[];
  /** The minimum and maximum number of operands. */
  readonly operands: readonly [number, number];
}

const SYNTAX: Readonly<Record<string, CommandSyntax>> = {
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

/**
 * Parses the command line; `undefined` after it has printed the usage.
 * @throws Error with the usage when it is invalid
 */
export function parseCommandLine(args: readonly string[]): CommandLine | undefined {
  const parsed = parse(args);
  if (!parsed) return undefined;
  const { values: options, positionals } = parsed;
  // Without a command, options are those of `list`.
  const [command = "list", ...operands] = positionals;
  const syntax = SYNTAX[command];
  if (!syntax) throw new Error(`Unknown command “${command}”.\n\n${USAGE}`);
  const unknown = Object.keys(options).find((name) => !syntax.options.includes(name));
  if (unknown !== undefined) throw new Error(`${command} has no option --${unknown}.\n\n${USAGE}`);
  const [min, max] = syntax.operands;
  if (operands.length < min) throw new Error(`${command}: missing argument.\n\n${USAGE}`);
  if (operands.length > max)
    throw new Error(`${command}: unexpected argument “${operands.slice(max).join(" ")}”.\n\n${USAGE}`);
  return { command, subject: operands[0], options };
}

const parse = (args: readonly string[]) =>
  parseWithHelp(USAGE, {
    args: args.length === 0 ? ["--help"] : [...args],
    allowPositionals: true,
    options: {
      json: { type: "boolean" },
      csv: { type: "boolean" },
      suspected: { type: "boolean" },
      expired: { type: "boolean" },
      subscribers: { type: "boolean" },
      "without-delivery": { type: "boolean" },
      email: { type: "string" },
      since: { type: "string" },
      until: { type: "string" },
      type: { type: "string" },
    },
  });
