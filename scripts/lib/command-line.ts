import { parseArgs, type ParseArgsConfig } from "node:util";

const HELP = { help: { type: "boolean", short: "h" } } as const;

type WithHelp<T extends ParseArgsConfig> = Omit<T, "options"> & { options: NonNullable<T["options"]> & typeof HELP };

/**
 * Parses the command line, as `parseArgs` does. For `--help` it prints the usage text.
 * @returns nothing after `--help`: the command then has nothing to do
 * @throws Error with the usage text when an option is unknown or has no value
 */
export function parseCommandLine<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<WithHelp<T>>> | undefined {
  const options = { ...config.options, ...HELP };
  const args = config.args ?? process.argv.slice(2);
  // `parseArgs` would report the first mistake before it sees a later --help.
  if (args.some((arg) => arg === "--help" || arg === "-h")) {
    console.log(usage);
    return undefined;
  }
  try {
    return parseArgs({ ...config, options } as WithHelp<T>);
  } catch (error) {
    throw new Error(`${reasonOf(error)}\n\n${usage}`, { cause: error });
  }
}

/** Node's messages are about its own API, such as “To specify an option argument starting with a dash use …”. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const [, option = ""] = /'(?:-\w, )?(-[\w-]+)/.exec(message) ?? [];
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `There is no option ${option}.`;
  if (code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") return `The option ${option} needs a value.`;
  return "The command has no arguments without an option.";
}
