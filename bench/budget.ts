import { writeFileSync } from "node:fs";
import { main } from "../scripts/main";
import { firstChunks } from "./budget/chunks";
import { overBudget } from "./budget/growth";
import { scriptLimit } from "./budget/limits";
import { readRecord, RECORD } from "./budget/record";
import { BUILT } from "./lib/site";
import { kilobytes } from "./lib/statistics";
import { KINDS } from "./pages/kinds";

/**
 * Prints what the first scripts of each kind of page weigh. With `--record`
 * the built scripts become what later ones are compared with.
 */
main(() => {
  const paths = Object.values(KINDS).filter((path) => path !== KINDS.missing);
  const pages = paths.map((path) => ({ path, chunks: firstChunks(BUILT, path) }));
  if (process.argv.includes("--record")) {
    const chunks = new Map(pages.flatMap((page) => page.chunks).map(({ name, ...chunk }) => [name, chunk]));
    writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(chunks), null, 2)}\n`);
  }
  const recorded = readRecord();
  console.table(
    Object.fromEntries(
      pages.map(({ path, chunks }) => {
        const bytes = chunks.reduce((sum, chunk) => sum + chunk.bytes, 0);
        const before = chunks.reduce((sum, { name }) => sum + (recorded[name]?.bytes ?? 0), 0);
        return [
          path,
          { KB: kilobytes(bytes), "at most": kilobytes(scriptLimit(path)), "since recorded": bytes - before },
        ];
      }),
    ),
  );
  const over = pages.flatMap(({ path, chunks }) => overBudget(path, chunks, scriptLimit(path), recorded));
  for (const line of over) console.error(line);
  return over.length === 0 ? 0 : 1;
});
