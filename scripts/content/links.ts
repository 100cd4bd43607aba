import { writeFileSync } from "node:fs";
import { field, readCollection } from "@capture/content/check/collection";
import { failedLinks, outsideLinks } from "@capture/content/due/links";
import { LINK_RESULTS_FILE, readLinkResults } from "@capture/content/due/link-results";
import { problemText } from "@capture/content/check/problem";
import { contentFolder } from "@capture/content/model/folder";
import { main } from "../lib/main";
import { isPublicIpAddress } from "./links/public-lookup";
import { requestLinks } from "./links/request-links";
import { createTurns } from "./links/request-url";

/** At most one request per host in this time. */
const INTERVAL_MS = 1000;
const TIMEOUT_MS = 20_000;

/**
 * Requests all links to other sites, and stores the results in .links.json, which `npm run content:due` and the desk read.
 * A link is reported when it has failed in two runs in a row.
 */
main(async () => {
  const collection = readCollection(contentFolder());
  const [brand, url] = ["brand", "url"].map((key) => field({ value: collection.site }, key) ?? "");
  const urls = outsideLinks(collection).map((link) => link.url);
  // A header contains ASCII characters only.
  const userAgent = `LinkCheck/1.0 (${brand ?? ""}; +${url ?? ""})`.replace(/[^\x20-\x7e]/g, "");
  const results = await requestLinks(urls, readLinkResults(), new Date().toISOString().slice(0, 10), {
    userAgent,
    timeoutMs: TIMEOUT_MS,
    waitForTurn: createTurns(INTERVAL_MS),
    isAllowed: isPublicIpAddress,
  });
  const answers = Object.values(results);
  if (answers.length > 1 && answers.every(({ failures }) => failures > 0))
    throw new Error("No URL has answered, so the results of the last run are kept. Is this machine connected?");
  writeFileSync(LINK_RESULTS_FILE, `${JSON.stringify(results, null, 2)}\n`);
  for (const problem of failedLinks(collection, results)) console.log(problemText(problem));
  const failed = answers.filter(({ failures }) => failures === 1).length;
  console.log(`${answers.length} URLs were requested.`);
  if (failed > 0)
    console.log(`${failed} failed for the first time. They are reported if they fail in the next run, too.`);
});
