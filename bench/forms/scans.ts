import { isEmail } from "@capture/domain/email";
import { toSingleLine } from "@capture/domain/single-line";
import { checkSubmission } from "@capture/receiver/payload/submission";
import { indentLines } from "@capture/receiver/delivery/mail-text";
import { parseForm } from "@capture/receiver/forms/served-form";
import { csvOf } from "@capture/receiver/commands/table";
import { BODIES } from "../../testing/server/bodies";
import { report } from "../lib/report";
import { median } from "../lib/statistics";
import { texts } from "../../testing/server/texts";

const CHARACTERS = 60_000;
const ROUNDS = 5;
/** A scan that takes quadratic time needs seconds. */
const MAX_MS = 250;

/** Everything that goes through the text of a visitor. */
const SCANS: Readonly<Record<string, (text: string) => unknown>> = {
  "check of a body": (text) => checkSubmission({ ...BODIES.demo, name: text, email: text, message: text }, texts),
  "email address": (text) => isEmail(`ada@${text}`),
  "single line": toSingleLine,
  "lines of a mail": indentLines,
  "cell of an export": (text) => csvOf([[text]]),
  "form without script": (text) => parseForm(Buffer.from(`message=${encodeURIComponent(text.slice(0, 10_000))}`)),
};

/** Texts that make scans slow, by name. */
const TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  [" ", "\n", "\t", '"', '\n"', "a.", "a@", "é"].map((text) => [
    JSON.stringify(text),
    text.repeat(Math.ceil(CHARACTERS / text.length)),
  ]),
);
const DISTINCT = Array.from({ length: 20_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join("");

/**
 * Measures each scan of a visitor's text with CHARACTERS characters.
 * @throws Error when one takes more than MAX_MS
 */
export async function measureScans(): Promise<void> {
  const inputs = Object.entries({ ...TEXTS, "distinct letters": DISTINCT });
  const rows = Object.entries(SCANS).map(([name, scan]) => {
    const times = inputs.map(([text, value]) => ({ text, ms: measure(() => scan(value)) }));
    const slowest = times.reduce((one, other) => (other.ms > one.ms ? other : one));
    return { name, "slowest text": slowest.text, ms: Math.round(slowest.ms * 10) / 10 };
  });
  report("forms-scans", { characters: CHARACTERS, rounds: ROUNDS }, rows);
  const slow = rows.filter(({ ms }) => ms > MAX_MS);
  if (slow.length > 0) throw new Error(`Over ${MAX_MS} ms: ${slow.map(({ name }) => name).join(", ")}.`);
}

/** The median duration in milliseconds. */
function measure(run: () => void): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );
}
