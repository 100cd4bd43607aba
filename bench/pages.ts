import { join } from "node:path";
import { main } from "../scripts/lib/main";
import { parseOptions, parseWholeNumbers } from "./lib/options";
import { report, type Row } from "./lib/report";
import { BUILT_FOLDER, readBuiltHome, serveFolder } from "./lib/site";
import { ratio } from "./lib/statistics";
import { withTemporaryFolder } from "./lib/temporary";
import { KINDS } from "../testing/page-kinds";
import { medians, visit, type Visit } from "./pages/lighthouse";
import { serveOtherSite, serveReference } from "./pages/reference-server";
import { writeReference } from "./reference/write";

const USAGE = "npm run bench:pages -- [--runs 9] [--page /blog]… [--against <folder or URL>]…";
const DEFAULT_RUNS = 9;
const REFERENCE_NAME = "reference";

interface Target {
  readonly name: string;
  readonly url: string;
}

/**
 * Runs Lighthouse on a page of each kind and on the reference page. Each round visits all pages, so that other programs
 * on the machine slow down all of them equally.
 */
async function benchPages(): Promise<void> {
  const { runs, page, against = [] } = parseOptions(["runs", "page", "against"], USAGE);
  const [rounds = DEFAULT_RUNS] = parseWholeNumbers(runs?.at(-1) ?? String(DEFAULT_RUNS));
  if (await writeReference(readBuiltHome()))
    console.log("The home page has changed; commit bench/reference/index.html.");
  await withTemporaryFolder("bench-pages-", async (folder) => {
    const served = await Promise.all([
      serveFolder(BUILT_FOLDER),
      serveReference(join(folder, REFERENCE_NAME)),
      ...against.map((site, index) => serveOtherSite(site, join(folder, String(index)))),
    ]);
    try {
      const [ours, reference, ...others] = served.map(({ url }) => url);
      const kinds = Object.entries(KINDS).filter(([, route]) => page === undefined || page.includes(route));
      const targets = [
        { name: REFERENCE_NAME, url: `${reference ?? ""}/` },
        ...others.map((url, index) => ({ name: against[index] ?? "", url: `${url}/` })),
        ...kinds.map(([name, route]) => ({ name, url: `${ours ?? ""}${route}` })),
      ];
      const visits = new Map<string, Visit[]>();
      for (let round = 1; round <= rounds; round += 1) {
        await visitAll(targets, visits, `round ${round} of ${rounds}`);
        // Results are written after each round, so that they are kept if the bench is interrupted.
        report(
          "pages",
          { rounds: round, profile: "Lighthouse 12, phone, simulated slow 4G, 4× CPU" },
          createRows(visits),
        );
      }
    } finally {
      for (const each of served) await each.close();
    }
  });
}

async function visitAll(targets: readonly Target[], visits: Map<string, Visit[]>, round: string): Promise<void> {
  for (const { name, url } of targets) {
    console.log(`${round}: ${name}`);
    visits.set(name, [...(visits.get(name) ?? []), await visit(url)]);
  }
}

function createRows(visits: ReadonlyMap<string, readonly Visit[]>): Row[] {
  const figuresByPage = new Map([...visits].map(([name, each]) => [name, medians(each)]));
  const reference = figuresByPage.get(REFERENCE_NAME);
  return [...figuresByPage].map(([name, figures]) => ({
    name,
    ...figures,
    "LCP of reference": reference ? ratio(figures.lcpMs, reference.lcpMs) : null,
  }));
}

main(benchPages);
