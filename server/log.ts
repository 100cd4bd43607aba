import { env } from "node:process";
import { pino, type Logger } from "pino";
import { filled, type Environment } from "./environment";

export type Log = Pick<Logger, "info" | "warn" | "error">;

const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
const DEFAULT_LEVEL = "warn";

interface ErrorLike {
  readonly name?: string;
  readonly code?: string | number;
  readonly responseCode?: number;
  readonly stack?: string;
}

/**
 * JSON lines on standard output, from LOG_LEVEL upwards. They contain no personal
 * data: of a request only its method and path, of an error only its kind and
 * place. Databases and mail servers quote addresses and bodies in their messages.
 */
export function createLog({ LOG_LEVEL }: Environment = env): Logger {
  const level = filled(LOG_LEVEL) ?? DEFAULT_LEVEL;
  return pino({
    // A function has no start that could fail, and its log says what is wrong.
    level: LEVELS.includes(level) ? level : DEFAULT_LEVEL,
    serializers: {
      req: ({ method, url }: { method?: string; url?: string }) => ({ method, path: url?.split("?", 1)[0] }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      err: describeError,
    },
  });
}

/** @throws Error with a sentence when LOG_LEVEL is none */
export function assertLogLevel({ LOG_LEVEL }: Environment): void {
  const level = filled(LOG_LEVEL) ?? DEFAULT_LEVEL;
  if (!LEVELS.includes(level)) throw new Error(`LOG_LEVEL is “${level}”; it must be one of ${LEVELS.join(", ")}.`);
}

/** An error for the log, without its message, which may quote what a visitor sent. */
function describeError({ name, code, responseCode, stack = "" }: ErrorLike): Record<string, unknown> {
  const at = stack.split("\n").filter((line) => line.startsWith("    at "));
  return { name, code, responseCode, at: at.slice(0, 4).map((line) => line.trim()) };
}
