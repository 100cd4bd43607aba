import { join } from "node:path";
import { main } from "../scripts/lib/main";
import { editPicture, editText, type Edit } from "./build/edits";
import { measureList } from "./build/list";
import { measureBuild, type Cost } from "./build/measure";
import { copyProject } from "../testing/project-copy";
import { parseOptions, parseWholeNumbers } from "./lib/options";
import { report, type Row } from "./lib/report";
import { ratio } from "./lib/statistics";
import { withTemporaryFolder } from "./lib/temporary";

const USAGE = "npm run bench:build -- [--sizes 0,1000,5000]";
const DEFAULT_SIZES = "0,1000,5000";

/** The changes after the cold build, each followed by a warm build. */
const EDITS: Readonly<Record<string, Edit>> = { "one text edited": editText, "one picture edited": editPicture };

/**
 * Builds copies of the project with increasing numbers of generated articles: first without a cache, then after small
 * edits. The project itself is not changed.
 */
async function benchBuild(): Promise<void> {
  const sizes = parseWholeNumbers(parseOptions(["sizes"], USAGE).sizes?.at(-1) ?? DEFAULT_SIZES);
  const builds: Row[] = [];
  const lists: Row[] = [];
  const coldCosts = new Map<number, Cost>();
  const addRow = (row: Row): void => {
    builds.push(row);
    // Results are written after each build, so that they are kept if the bench is interrupted.
    report("build", { sizes }, builds);
  };
  for (const size of sizes) {
    await withTemporaryFolder("bench-build-", async (parent) => {
      const folder = join(parent, "site");
      copyProject(folder, size);
      console.log(`${size} generated articles: cold build`);
      const coldCost = await measureBuild(folder);
      coldCosts.set(size, coldCost);
      addRow(
        costRow(`${size} generated, cold`, coldCost, coldCost, coldCosts.get(sizes.find((each) => each > 0) ?? size)),
      );
      lists.push({ name: `blog of ${size} generated`, ...(await measureList(folder)) });
      report("lists", { sizes, profile: "phone, 4× CPU" }, lists);
      for (const [name, edit] of Object.entries(EDITS)) {
        await edit(join(folder, "data"));
        console.log(`${size} generated articles: ${name}`);
        addRow(costRow(`${size} generated, ${name}`, await measureBuild(folder), coldCost));
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
