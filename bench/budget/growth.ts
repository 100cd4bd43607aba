import type { Chunk } from "./chunks";

/** The chunks as they were when somebody last looked at them. */
export type Recorded = Readonly<Record<string, Omit<Chunk, "name">>>;

/** So many of the modules that grew are named. */
const NAMED = 5;
/** A change of fewer bytes is a name that the minifier has chosen otherwise. */
const NOISE = 20;

/**
 * Says what makes a page's first scripts too heavy.
 * @param limit the most that they may weigh together, in bytes
 * @returns nothing when they keep to the limit; else lines that name the page, the chunks that grew and their modules
 */
export function overBudget(path: string, chunks: readonly Chunk[], limit: number, recorded: Recorded): string[] {
  const total = chunks.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= limit) return [];
  const grown = chunks.filter(({ name, bytes }) => bytes > (recorded[name]?.bytes ?? 0));
  return [
    `${path}: its first scripts weigh ${total} bytes in brotli, ${total - limit} more than the ${limit} they may.`,
    ...(grown.length > 0 ? grown : chunks).flatMap((chunk) => chunkGrowth(chunk, recorded[chunk.name])),
  ];
}

function chunkGrowth({ name, bytes, modules }: Chunk, before: Recorded[string] | undefined): string[] {
  const growth = Object.entries(modules)
    .map(([module, size]) => ({ module, size, by: size - (before?.modules[module] ?? 0) }))
    .filter(({ by }) => by > NOISE)
    .sort((a, b) => b.by - a.by);
  return [
    `  ${name}: ${bytes} bytes, ${before?.bytes ?? "none"} when recorded`,
    ...growth.slice(0, NAMED).map(({ module, size, by }) => `    ${module}: ${size} bytes minified, ${by} more`),
  ];
}
