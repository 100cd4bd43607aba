import { join } from "node:path";
import { main } from "../scripts/lib/main";
import { editPicture, editWords, type Edit } from "./build/edits";
import { measureList } from "./build/list";
import { measureBuild, type Cost } from "./build/measure";
import { copyProject } from "../testing/project-copy";
import { options, wholeNumbers } from "./lib/options";
import { report, type Row } from "./lib/report";
import { ratio } from "./lib/statistics";
import { withTemporaryFolder } from "./lib/temporary";

const USAGE = "npm run bench:build -- [--sizes 0,1000,5000]";
const SIZES = "0,1000,5000";

/** The changes after the cold build, each followed by a warm build. */
const EDITS: Readonly<Record<string, Edit>> = { "one text edited": editWords, "one picture edited": editPicture };

/**
 * Builds copies of the project with increasing numbers of generated articles: first without a cache, then after small
 * edits. The project itself is not changed.
 */
async function benchBuild(): Promise<void> {
  const sizes = wholeNumbers(options(["sizes"], USAGE).sizes?.at(-1) ?? SIZES);
  const builds: Row[] = [];
  const lists: Row[] = [];
  const coldCosts = new Map<number, Cost>();
  const addRow = (row: Row): void => {
    builds.push(row);
    // Results are written after each build, so that a bench that is interrupted keeps them.
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

function costRow(name: string, cost: Cost, cold: Cost, smallest?: Cost): Row {
  return {
    name,
    "CPU s": Math.round(cost.cpu),
    "of cold": ratio(cost.cpu, cold.cpu),
    "of the fewest": smallest ? ratio(cost.cpu, smallest.cpu) : null,
    "wall s": Math.round(cost.wall),
    "peak MB": Math.round(cost.peak),
  };
}

main(benchBuild);
