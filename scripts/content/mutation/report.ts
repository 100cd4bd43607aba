import type { Outcome } from "./judge";

const RESULTS = ["caught", "other end", "harmless", "elsewhere", "survived"] as const;

/** The table by kind of mutation, the reasons of what is harmless, and each case that got through. */
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
    ...outcomes.filter(isThrough).map(line),
  ].join("\n");
}

/** Whether a case must not be: nothing is said of it, or only in a place where nobody would look. */
export function isThrough({ result }: Outcome): boolean {
  return result === "survived" || result === "elsewhere";
}

/** One case as a line: what was done where, and what was said of it. */
export function line({ kind, where, change, result, because }: Outcome): string {
  return `${result}: ${kind}, data/${where} ← ${change}${because === "" ? "" : `\n    ${because}`}`;
}

function reasons(outcomes: readonly Outcome[]): string[] {
  const harmless = outcomes.filter(({ result }) => result === "harmless");
  return [...new Set(harmless.map(({ because }) => because))].map(
    (reason) => `Harmless ×${harmless.filter(({ because }) => because === reason).length}: ${reason}.`,
  );
}

function count(outcomes: readonly Outcome[], result: Outcome["result"]): number {
  return outcomes.filter((each) => each.result === result).length;
}
