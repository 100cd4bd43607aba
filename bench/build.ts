import { join } from "node:path";
import { main } from "../scripts/lib/main";
import { editPicture, editText, type Edit } from "./build/edits";
import { measureList } from "./build/list";
import { measureBuild, type Cost } from "./build/measure";
import { createLargeSite } from "../testing/large-site";
import { copyFiles, copyProject } from "../testing/project-copy";
import { parseOptions, parseWholeNumbers } from "./lib/options";
import { report, type Row } from "./lib/report";
import { ratio } from "./lib/statistics";
import { withTemporaryFolder } from "./lib/temporary";

const USAGE = "npm run bench:build -- [--sizes 0,1000,5000 | --products 200 --articles 1000]";
const DEFAULT_SIZES = "0,1000,5000";
const DEFAULT_LARGE_SITE = { products: "200", articles: "1000" };

/** The changes after the cold build, each followed by a warm build. */
const EDITS: Readonly<Record<string, Edit>> = { "one text edited": editText, "one picture edited": editPicture };

/** A copy of the project to build. */
interface Sample {
  readonly name: string;
  /** The number of generated articles. */
  readonly size: number;
  /** Whether its blog has filters to measure: more than one category. */
  readonly hasFilters: boolean;
  write(folder: string): void;
}

type Options = ReturnType<typeof parseOptions<"sizes" | "products" | "articles">>;

/** Copies of the project with increasing numbers of generated articles, or one with the content of a large company. */
function samplesOf(options: Options): Sample[] {
  if (options.products === undefined && options.articles === undefined)
    return parseWholeNumbers(options.sizes?.at(-1) ?? DEFAULT_SIZES).map((size) => ({
      name: `${size} generated`,
      size,
      hasFilters: true,
      write: (folder) => copyProject(folder, size),
    }));
  const [products, articles] = [countOf("products", options), countOf("articles", options)];
  const write = (folder: string): void => {
    copyFiles(folder, ["data"]);
    createLargeSite(join(folder, "data"), { products, articles });
  };
  return [{ name: `${products} products, ${articles} articles`, size: articles, hasFilters: false, write }];
}

/** One number of a large site, which is built in one size only. */
function countOf(name: "products" | "articles", options: Options): number {
  const [count = 0, ...others] = parseWholeNumbers(options[name]?.at(-1) ?? DEFAULT_LARGE_SITE[name]);
  if (others.length > 0 || options.sizes !== undefined) throw new Error(`Usage:\n  ${USAGE}`);
  return count;
}

/** Builds each copy first without a cache, then after small edits. The project itself is not changed. */
async function benchBuild(): Promise<void> {
  const samples = samplesOf(parseOptions(["sizes", "products", "articles"], USAGE));
  const settings = { sites: samples.map(({ name }) => name) };
  const smallest = samples.find(({ size }) => size > 0)?.size;
  const builds: Row[] = [];
  const lists: Row[] = [];
  const coldCosts = new Map<number, Cost>();
  const addRow = (row: Row): void => {
    builds.push(row);
    // Results are written after each build, so that they are kept if the bench is interrupted.
    report("build", settings, builds);
  };
  for (const { name, size, hasFilters, write } of samples) {
    await withTemporaryFolder("bench-build-", async (parent) => {
      const folder = join(parent, "site");
      write(folder);
      console.log(`${name}: cold build`);
      const coldCost = await measureBuild(folder);
      coldCosts.set(size, coldCost);
      addRow(costRow(`${name}, cold`, coldCost, coldCost, coldCosts.get(smallest ?? size)));
      if (hasFilters) {
        lists.push({ name: `blog of ${name}`, ...(await measureList(folder)) });
        report("lists", { ...settings, profile: "phone, 4× CPU" }, lists);
      }
      for (const [edited, edit] of Object.entries(EDITS)) {
        await edit(join(folder, "data"));
        console.log(`${name}: ${edited}`);
        addRow(costRow(`${name}, ${edited}`, await measureBuild(folder), coldCost));
      }
    });
  }
}

/**
 * @param cold the cost of the cold build of the same site
 * @param smallestCold the cost of the cold build of the smallest site with generated articles
 */
function costRow(name: string, cost: Cost, cold: Cost, smallestCold?: Cost): Row {
  return {
    name,
    "CPU s": Math.round(cost.cpuSeconds),
    "of cold": ratio(cost.cpuSeconds, cold.cpuSeconds),
    "of smallest site": smallestCold ? ratio(cost.cpuSeconds, smallestCold.cpuSeconds) : null,
    "wall s": Math.round(cost.wallSeconds),
    "peak MB": Math.round(cost.peakMB),
  };
}

main(benchBuild);
