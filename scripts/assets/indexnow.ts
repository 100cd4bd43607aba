import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentFolder } from "@capture/content/model/folder";
import { indexNowKey } from "../../gatsby/outputs/text-files";
import { main } from "../lib/main";

/** URL of the IndexNow service, which forwards each submission to all participating search engines. @see https://www.indexnow.org */
const ENDPOINT = process.env.INDEXNOW_ENDPOINT ?? "https://api.indexnow.org/indexnow";
/** The service usually responds within a second. */
const TIMEOUT_MS = 20_000;

/** Submits the URLs of the built site's sitemap to search engines. Run it after a deploy. */
main(async () => {
  const { url } = JSON.parse(readFileSync(join(contentFolder(), "site.json"), "utf8")) as { url: string };
  const key = indexNowKey(url);
  const urlList = readSitemapUrls(resolve("public"));
  const response = await fetch(ENDPOINT, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify({ host: new URL(url).host, key, keyLocation: `${url}/${key}.txt`, urlList }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`IndexNow responded with status ${response.status}: ${await response.text()}`);
  console.log(`Submitted ${urlList.length} pages to IndexNow (status ${response.status}).`);
  return 0;
});

/** @throws Error when the site is not built */
function readSitemapUrls(root: string): string[] {
  const files = (existsSync(root) ? readdirSync(root) : []).filter((name) => /^sitemap-\d+\.xml$/.test(name));
  if (files.length === 0) throw new Error("public/ does not contain a sitemap. Run npm run build first.");
  return files.flatMap((name) =>
    [...readFileSync(join(root, name), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url),
  );
}
