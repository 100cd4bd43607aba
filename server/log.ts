import { env } from "node:process";
import { pino, type Logger } from "pino";
import { filled, type Environment } from "./environment";
import { SETTINGS } from "./settings-schema";

export type Log = Pick<Logger, "info" | "warn" | "error">;

const LEVELS: readonly string[] = SETTINGS.LOG_LEVEL.enum;
const DEFAULT_LEVEL = SETTINGS.LOG_LEVEL.default;

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

/** An error for the log, without its message, which may quote what a visitor sent. */
function describeError({ name, code, responseCode, stack = "" }: ErrorLike): Record<string, unknown> {
  const at = stack.split("\n").filter((line) => line.startsWith("    at "));
  return { name, code, responseCode, at: at.slice(0, 4).map((line) => line.trim()) };
}
