import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { withChromium } from "../lib/chromium";
import { serveFolder } from "../lib/site";
import { kilobytes, median } from "../lib/statistics";
import { measureResponse, type ResponseTimes } from "../pages/measure-response";

const LIST = "blog";
const RUNS = 5;
/** A press on a filter of the list. While a filter is chosen, the list has no featured article. */
const FILTER = {
  path: `/${LIST}`,
  target: '[role="group"] button[aria-pressed="false"]',
  result: 'main:not(:has(.featured)) [role="group"] button + button[aria-pressed="true"]',
};

/** The figures of a list page; the keys are column headings. */
export interface ListFigures {
  /** The size of its HTML in brotli. */
  readonly htmlKB: number;
  /** The size of its page data in brotli. */
  readonly pageDataKB: number;
  readonly cards: number;
  /** From a press on a filter to the next paint. */
  readonly paintMs: number;
  /** From a press on a filter until the filtered list is painted. */
  readonly shownMs: number;
}

/** Measures the blog of a built copy of the project: the sizes of its page, and the response time of its filter. */
export async function measureList(folder: string): Promise<ListFigures> {
  const root = join(folder, "public");
  const site = await serveFolder(root);
  try {
    const times: ResponseTimes[] = [];
    await withChromium(async (_port, browser) => {
      for (let run = 0; run < RUNS; run += 1) times.push(await measureResponse(browser, site.url, FILTER));
    });
    return {
      htmlKB: kilobytes(statSync(join(root, LIST, "index.html.br")).size),
      pageDataKB: kilobytes(statSync(join(root, "page-data", LIST, "page-data.json.br")).size),
      cards: readFileSync(join(root, LIST, "index.html"), "utf8").split("<article").length - 1,
      paintMs: median(times.map(({ paintMs }) => paintMs)),
      shownMs: median(times.map(({ shownMs }) => shownMs)),
    };
  } finally {
    await site.close();
  }
}
