import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { withChromium } from "../lib/chromium";
import { serveFolder } from "../lib/site";
import { kilobytes, median } from "../lib/statistics";
import { respond, type Answer } from "../pages/respond";

const LIST = "blog";
const RUNS = 5;
/** A choice removes the featured block, and the list shows the results. */
const FILTER = {
  path: `/${LIST}`,
  target: '[role="group"] button[aria-pressed="false"]',
  answer: 'main:not(:has(.featured)) [role="group"] button + button[aria-pressed="true"]',
};

/** How a long list is to its visitors. */
export interface ListFigures {
  readonly htmlKilobytes: number;
  readonly dataKilobytes: number;
  readonly cards: number;
  readonly paint: number;
  readonly shown: number;
}

/** Looks at the built blog of a folder: what is served first, and how soon its filter answers. */
export async function measureList(folder: string): Promise<ListFigures> {
  const root = join(folder, "public");
  const site = await serveFolder(root);
  try {
    const answers: Answer[] = [];
    await withChromium(async (_port, browser) => {
      for (let run = 0; run < RUNS; run += 1) answers.push(await respond(browser, site.address, FILTER));
    });
    return {
      htmlKilobytes: kilobytes(statSync(join(root, LIST, "index.html.br")).size),
      dataKilobytes: kilobytes(statSync(join(root, "page-data", LIST, "page-data.json.br")).size),
      cards: readFileSync(join(root, LIST, "index.html"), "utf8").split("<article").length - 1,
      paint: median(answers.map(({ paint }) => paint)),
      shown: median(answers.map(({ shown }) => shown)),
    };
  } finally {
    await site.close();
  }
}
