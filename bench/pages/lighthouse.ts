import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { withChromium } from "../lib/chromium";
import { kilobytes, median } from "../lib/statistics";
import { processorBlocking, type TraceEvent } from "./processor-blocking";

/**
 * The figures of one Lighthouse run: scores from 0 to 100, and transferred sizes in KB of 1000 bytes. The keys are
 * column headings.
 */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly blockingMs: number;
  /** The result of `processorBlocking`. */
  readonly processorBlockingMs: number;
  readonly cls: number;
  readonly scriptKB: number;
  readonly picturesKB: number;
  readonly fontsKB: number;
  readonly allKB: number;
}

/** The parts of Lighthouse's result that are read here. */
interface Run {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
    readonly audits: Readonly<Record<string, Audit | undefined>>;
  };
  readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } };
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items: readonly { readonly resourceType: string; readonly transferSize: number }[] };
}

type Lighthouse = (url: string, options: Readonly<Record<string, unknown>>) => Promise<Run | undefined>;

const LIGHTHOUSE_FOLDER = resolve("bench/lighthouse");

/** On a busy machine, recording the trace may fail. */
const MAX_ATTEMPTS = 3;

/**
 * Runs Lighthouse on a page, and retries after a failure.
 * @throws Error when MAX_ATTEMPTS fail
 */
export async function visit(url: string): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitOnce(url);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
      console.warn(`${url}: attempt ${attempt} of ${MAX_ATTEMPTS} failed, retrying: ${String(error)}`);
    }
  }
}

/**
 * Runs Lighthouse with its defaults: a phone, simulated slow 4G, a CPU slowdown of 4, and a new browser.
 * @throws Error when Lighthouse fails
 */
async function visitOnce(url: string): Promise<Visit> {
  const lighthouse = await loadLighthouse();
  return withChromium(async (port) => {
    // The 404 page is measured like any other.
    const run = await lighthouse(url, { port, logLevel: "error", output: "json", ignoreStatusCode: true });
    if (!run || run.lhr.runtimeError)
      throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? "Lighthouse returned no result."}`);
    return { ...readFigures(run.lhr), processorBlockingMs: processorBlocking(run.artifacts.Trace.traceEvents) };
  });
}

/** Loads Lighthouse, and installs it first if the folder has none. */
async function loadLighthouse(): Promise<Lighthouse> {
  const entry = resolve(LIGHTHOUSE_FOLDER, "node_modules/lighthouse/core/index.js");
  if (!existsSync(entry))
    execFileSync("npm", ["install", "--no-package-lock"], { cwd: LIGHTHOUSE_FOLDER, stdio: "inherit" });
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  return lighthouse;
}

/**
 * The median of each figure over several visits.
 * @throws Error when `visits` is empty
 */
export function medians(visits: readonly Visit[]): Visit {
  const [first] = visits;
  if (first === undefined) throw new Error("Cannot compute the medians of an empty list of visits.");
  const names = Object.keys(first) as (keyof Visit)[];
  const entries = names.map((name) => [name, median(visits.map((each) => each[name]))] as const);
  return Object.fromEntries(entries) as unknown as Visit;
}

function readFigures({ categories, audits }: Run["lhr"]): Omit<Visit, "processorBlockingMs"> {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const items = audits["resource-summary"]?.details?.items ?? [];
  const sizes = new Map(items.map(({ resourceType, transferSize }) => [resourceType, transferSize]));
  const size = (kind: string): number => kilobytes(sizes.get(kind) ?? 0);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    lcpMs: Math.round(figure("largest-contentful-paint")),
    blockingMs: Math.round(figure("total-blocking-time")),
    cls: Math.round(figure("cumulative-layout-shift") * 1000) / 1000,
    scriptKB: size("script"),
    picturesKB: size("image"),
    fontsKB: size("font"),
    allKB: size("total"),
  };
}
