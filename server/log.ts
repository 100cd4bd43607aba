import { env } from "node:process";
import { pino, type Logger } from "pino";

export type Log = Pick<Logger, "info" | "warn" | "error">;

interface Fault {
  readonly name?: string;
  readonly code?: string | number;
  readonly responseCode?: number;
  readonly stack?: string;
}

/**
 * JSON lines on standard output, as much as LOG_LEVEL says. They hold no
 * personal data: of a request its method and path, of an error its kind and
 * place; addresses, queries, bodies and the words of a database or a mail
 * server, which may quote them, are left out.
 */
export function createLog(): Logger {
  return pino({
    level: env.LOG_LEVEL ?? "warn",
    serializers: {
      req: ({ method, url }: { method?: string; url?: string }) => ({ method, path: url?.split("?", 1)[0] }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      err: describeFault,
    },
  });
}

/** What a log may say about an error: never its message, which may quote what was sent. */
export function describeFault({ name, code, responseCode, stack = "" }: Fault): Record<string, unknown> {
  const at = stack.split("\n").filter((line) => line.startsWith("    at "));
  return { name, code, responseCode, at: at.slice(0, 4).map((line) => line.trim()) };
}
