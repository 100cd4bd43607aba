import { fillDrawn } from "../../src/content/names";
import type { FieldErrors } from "../../src/forms/submission";
import { receiverWord } from "../../src/forms/receiver-words";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly id: string } | { readonly error: string; readonly fields?: FieldErrors };
}

type Refusal = "malformed" | "foreign" | "method" | "tooLarge" | "notJson" | "badKey" | "keyReused" | "away";

const STATUS: Record<Refusal, number> = {
  malformed: 400,
  badKey: 400,
  foreign: 403,
  method: 405,
  tooLarge: 413,
  notJson: 415,
  keyReused: 422,
  away: 503,
};

const HEADERS: Partial<Record<Refusal, Record<string, string>>> = { method: { Allow: "POST" } };

export function accepted(id: string): Answer {
  return { status: 200, headers: {}, body: { id } };
}

export function refused(why: Refusal): Answer {
  return { status: STATUS[why], headers: HEADERS[why] ?? {}, body: { error: receiverWord(why) } };
}

export function invalid(fields: FieldErrors): Answer {
  return { status: 422, headers: {}, body: { error: receiverWord("invalid"), fields } };
}

/** @param wait milliseconds until the next submission is taken */
export function tooMany(wait: number): Answer {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  const error = fillDrawn(receiverWord("tooMany"), { minutes: Math.ceil(seconds / 60) });
  return { status: 429, headers: { "Retry-After": String(seconds) }, body: { error } };
}
