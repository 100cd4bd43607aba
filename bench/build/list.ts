import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { withChromium } from "../lib/chromium";
import { serveFolder } from "../lib/site";
import { kilobytes, median } from "../lib/statistics";
import { measureResponse, type ResponseTimes } from "../pages/measure-response";

const LIST = "blog";
const RUNS = 5;
/** A filter removes the featured block from the list. */
const FILTER = {
  path: `/${LIST}`,
  target: '[role="group"] button[aria-pressed="false"]',
  result: 'main:not(:has(.featured)) [role="group"] button + button[aria-pressed="true"]',
};

/** Sizes and response times of a long list. */
export interface ListFigures {
  readonly htmlKilobytes: number;
  readonly dataKilobytes: number;
  readonly cards: number;
  /** Milliseconds from a press on a filter to the next paint. */
  readonly paint: number;
  /** Milliseconds until the filtered list is shown. */
  readonly shown: number;
}

/** Measures the built blog in a folder: the size of its page, and the response time of its filter. */
export async function measureList(folder: string): Promise<ListFigures> {
  const root = join(folder, "public");
  const site = await serveFolder(root);
  try {
    const times: ResponseTimes[] = [];
    await withChromium(async (_port, browser) => {
      for (let run = 0; run < RUNS; run += 1) times.push(await measureResponse(browser, site.url, FILTER));
    });
    return {
      htmlKilobytes: kilobytes(statSync(join(root, LIST, "index.html.br")).size),
      dataKilobytes: kilobytes(statSync(join(root, "page-data", LIST, "page-data.json.br")).size),
      cards: readFileSync(join(root, LIST, "index.html"), "utf8").split("<article").length - 1,
      paint: median(times.map(({ paint }) => paint)),
      shown: median(times.map(({ shown }) => shown)),
    };
  } finally {
    await site.close();
  }
}
