/** The state of one file in a language. */
export interface FileState {
  /** Path of the source below data/. */
  file: string;
  texts: number;
  missing: number;
  /** Translated texts whose source has changed. */
  stale: number;
}

const HEAD = ["File", "Texts", "Translated", "Changed since"];
/** Spaces between two columns. */
const GAP = "  ";

/** A table for the terminal with one row for each file, and the total: `products/pro.json  84  100 %  0`. */
export function translationTable(states: readonly FileState[]): string {
  const sum = (field: "texts" | "missing" | "stale"): number =>
    states.reduce((total, state) => total + state[field], 0);
  const total = { file: "Total", texts: sum("texts"), missing: sum("missing"), stale: sum("stale") };
  const rows = [HEAD, ...[...states, total].map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join(GAP)
        .trimEnd(),
    )
    .join("\n");
}

const rowOf = ({ file, texts, missing, stale }: FileState): string[] => [
  file,
  String(texts),
  // Rounded down, so that 100 % means all.
  `${texts === 0 ? 100 : Math.floor(((texts - missing) / texts) * 100)} %`,
  String(stale),
];

/** The first column is aligned to the left, numbers to the right. */
const pad = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);
