import type { Outcome } from "./run-case";

const RESULTS = ["caught", "other end", "harmless", "elsewhere", "survived"] as const;

/** A table by kind of mutation, the reasons of harmless cases, and each case that the check missed. */
export function report(outcomes: readonly Outcome[]): string {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  const row = (name: string, of: readonly Outcome[]): string =>
    [
      name.padEnd(20),
      String(of.length).padStart(7),
      ...RESULTS.map((result) => String(count(of, result)).padStart(result.length + 2)),
    ].join("");
  return [
    ["".padEnd(20), "cases".padStart(7), ...RESULTS.map((result) => `  ${result}`)].join(""),
    ...kinds.map((kind) =>
      row(
        kind,
        outcomes.filter((each) => each.kind === kind),
      ),
    ),
    row("all", outcomes),
    "",
    ...reasons(outcomes),
    ...outcomes.filter(isMissed).map(line),
  ].join("\n");
}

/** Whether the check missed a case: it reported nothing, or only a problem in an unrelated place. */
export function isMissed({ result }: Outcome): boolean {
  return result === "survived" || result === "elsewhere";
}

/** One line about a case: the result, the place, the change, and the reason. */
export function line({ kind, where, change, result, reason }: Outcome): string {
  return `${result}: ${kind}, data/${where} ← ${change}${reason === "" ? "" : `\n    ${reason}`}`;
}

function reasons(outcomes: readonly Outcome[]): string[] {
  const harmless = outcomes.filter(({ result }) => result === "harmless");
  return [...new Set(harmless.map(({ reason }) => reason))].map(
    (reason) => `Harmless ×${harmless.filter((outcome) => outcome.reason === reason).length}: ${reason}.`,
  );
}

function count(outcomes: readonly Outcome[], result: Outcome["result"]): number {
  return outcomes.filter((each) => each.result === result).length;
}
