import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Recorded } from "./growth";

/** The committed weights of chunks and modules; `npm run budget -- --record` writes them. */
export const RECORD = resolve("bench/budget/record.json");

/** What was recorded last; nothing before the first time. */
export function readRecord(): Recorded {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, "utf8")) as Recorded) : {};
}
