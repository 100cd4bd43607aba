import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonValue } from "@capture/domain/lib/json-value";

/** Replaces `src/forms/data-files.ts`, whose context only webpack has. */
export function readBundled(name: string): JsonValue | undefined {
  const path = join("data", name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as JsonValue) : undefined;
}
