import { execFileSync } from "node:child_process";
import { OEMBED_FILE, oembedUrl, type EmbedFacts } from "@capture/domain/embed/oembed";
import { siteFolder, startHost, type Host } from "../../../testing/server/host";

const SITE = "https://www.acme.example";

function tourFile(url: string, title: string): string {
  const tour = { url: `${url}/tours/flat`, embedUrl: `${url}/tours/flat/embed`, title };
  const thumbnails = [{ url: `${SITE}/static/flat.jpg`, width: 440, height: 330 }];
  const facts: EmbedFacts = { provider: { name: "Acme", url }, tours: [{ ...tour, thumbnails }] };
  return JSON.stringify(facts);
}
const FILES = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Not found</h1>",
  "de/404.html": "<h1>Nicht gefunden</h1>",
  "tours/flat/index.html": `<head><link rel="alternate" type="application/json+oembed" href="${oembedUrl(`${SITE}/tours/flat`).replaceAll("&", "&amp;")}"></head>`,
  [OEMBED_FILE]: tourFile(SITE, "A flat"),
  [`de/${OEMBED_FILE}`]: tourFile(`${SITE}/de`, "Eine Wohnung"),
  _headers: "/*\n  X-Content-Type-Options: nosniff\n",
};

let host: Host;
beforeAll(async () => {
  host = await startHost({ folder: siteFolder(FILES) });
});
afterAll(() => host.kill());

const ask = (query: Record<string, string>): Promise<Response> =>
  host.get(`/oembed?${new URLSearchParams(query).toString()}`);

test("describes a tour in the language of its URL, to scripts of any site", async () => {
  const response = await ask({ url: `${SITE}/de/tours/flat`, format: "json", maxwidth: "500" });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await response.json()).toMatchObject({ title: "Eine Wohnung", width: 500, height: 281, thumbnail_width: 440 });
});

test.each<[string, Record<string, string>, number, RegExp]>([
  ["another format", { url: `${SITE}/tours/flat`, format: "xml" }, 501, /^Only format=json is available\.$/],
  ["no tour", { url: `${SITE}/tours/other` }, 404, /^This is not the URL of a tour\.$/],
  ["no URL", {}, 400, /^url must be the URL of a tour/],
  ["a broken URL", { url: "tours/flat" }, 400, /^url must be the URL of a tour/],
  ["a broken limit", { url: `${SITE}/tours/flat`, maxwidth: "wide" }, 400, /^maxwidth and maxheight must be/],
  ["a limit of nothing", { url: `${SITE}/tours/flat`, maxheight: "0" }, 400, /^maxwidth and maxheight must be/],
])("answers %s with a sentence", async (_case, query, status, sentence) => {
  const response = await ask(query);
  expect([response.status, (await response.text()).trim()]).toEqual([status, expect.stringMatching(sentence)]);
});

test("a URL that is given twice is none, and the files of the tours have no URL", async () => {
  expect((await host.get("/oembed?url=https://a.example&url=https://b.example")).status).toBe(400);
  expect((await host.get(`/${OEMBED_FILE}`)).status).toBe(404);
  expect((await host.get(`/de/${OEMBED_FILE}`)).status).toBe(404);
});

/** Jest cannot load the client, because a package that it needs is an ES module. The pages have the URLs of the live site. */
const CLIENT = `
  import { extract } from "@extractus/oembed-extractor";
  const [, url, site, host] = process.argv;
  console.log(JSON.stringify(await extract(url, { maxwidth: 640 }, (each) => fetch(each.replace(site, host)))));
`;

test("a client finds the description by the page, as a content management system does", () => {
  const options = ["--input-type=module", "--eval", CLIENT, `${SITE}/tours/flat`, SITE, host.url];
  const found = JSON.parse(execFileSync(process.execPath, options, { encoding: "utf8" })) as Record<string, unknown>;
  expect(found).toMatchObject({
    method: "auto-discovery",
    type: "rich",
    provider_name: "Acme",
    width: 640,
    height: 360,
  });
  expect(found.html).toContain(`<iframe src="${SITE}/tours/flat/embed" title="A flat" width="640" height="360"`);
  expect(found.thumbnail_url).toBe(`${SITE}/static/flat.jpg`);
});
