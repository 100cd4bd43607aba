import { dirname } from "node:path";
import type { Collection } from "../collection";
import { counted, type Problem } from "../problem";

/** Each kind of file exists at least as often as its schema asks: once, or `x-fewest` times. */
export function countProblems({ files, schemas }: Collection): Problem[] {
  const counts = new Map<string, number>();
  for (const { name } of files) {
    for (const pattern of [name, `${dirname(name)}/*.json`]) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  return [...schemas.values()].flatMap(({ "x-files": pattern, "x-fewest": fewest = 1, description = "" }) => {
    if (pattern === undefined) return [];
    const count = counts.get(pattern) ?? 0;
    if (count >= fewest) return [];
    return pattern.includes("*")
      ? [
          whole(
            dirname(pattern),
            `this folder holds ${counted(count, "entry", "entries")}; the site needs at least ${fewest}.`,
          ),
        ]
      : [whole(pattern, `this file is missing (${description.replace(/\.$/, "")}).`)];
  });
}

function whole(file: string, sentence: string): Problem {
  return { file: `data/${file}`, line: 1, column: 1, where: "", sentence };
}
