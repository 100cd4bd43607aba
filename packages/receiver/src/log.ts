import { env } from "node:process";
import { pino, type Logger } from "pino";
import { nonEmpty, type Environment } from "@capture/domain/lib/environment";
import { RECEIVER_SETTINGS } from "./settings-schema";

export type Log = Pick<Logger, "info" | "warn" | "error">;

const LEVELS: readonly string[] = RECEIVER_SETTINGS.LOG_LEVEL.enum;
const DEFAULT_LEVEL = RECEIVER_SETTINGS.LOG_LEVEL.default;

interface ErrorLike {
  readonly name?: string;
  readonly code?: string | number;
  readonly responseCode?: number;
  readonly stack?: string;
}

/**
 * JSON lines on standard output, from LOG_LEVEL upwards. They contain no personal data: only the method and path of a
 * request, and the name, code and stack of an error. Databases and mail servers quote email addresses and bodies in their
 * messages.
 * @param maskPath removes secrets from the path of a request
 */
export function createLog({ LOG_LEVEL }: Environment = env, maskPath = (path: string) => path): Logger {
  const level = nonEmpty(LOG_LEVEL) ?? DEFAULT_LEVEL;
  return pino({
    // Does not throw for an invalid LOG_LEVEL, because functions report invalid settings with this log.
    level: LEVELS.includes(level) ? level : DEFAULT_LEVEL,
    serializers: {
      req: ({ method, url }: { method?: string; url?: string }) => ({
        method,
        path: maskPath(url?.split("?", 1)[0] ?? ""),
      }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      err: describeError,
    },
  });
}

/** An error without its message, which may quote a visitor. */
function describeError({ name, code, responseCode, stack = "" }: ErrorLike): Record<string, unknown> {
  const at = stack.split("\n").filter((line) => line.startsWith("    at "));
  return { name, code, responseCode, at: at.slice(0, 4).map((line) => line.trim()) };
}
